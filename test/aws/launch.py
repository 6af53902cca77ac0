"""Starts ministack, and records each decision of its IAM evaluator: caller, action, resource and result."""

import contextvars
import json
import os
import re
import sys
import threading
import time
from email.utils import parseaddr

# No compiled files beside the sources.
sys.dont_write_bytecode = True

import request_context  # noqa: E402
from ministack.core import iam_actions, iam_evaluator  # noqa: E402
from ministack.services import apigateway, cognito, lambda_svc, stepfunctions, sts  # noqa: E402

decide = iam_evaluator.enforce
record = open(os.environ["IAM_RECORD"], "a", buffering=1, encoding="utf-8")
# The keys for the next decisions of a request.
contexts = contextvars.ContextVar("contexts", default=())


def enforce(access_key_id, iam_action, service, region, resource_arn="*", service_context=None):
    context, *left = contexts.get() or [{}]
    if left:
        contexts.set(left)
    context = {**(service_context or {}), **context}
    denied = decide(access_key_id, iam_action, service, region, resource_arn, context)
    caller = iam_evaluator.resolve_caller_identity(access_key_id) or {}
    line = {"caller": caller.get("userArn", access_key_id), "action": iam_action, "resource": resource_arn}
    record.write(json.dumps({**line, "denied": None if denied is None else str(denied)}) + "\n")
    return denied


# The server looks the function up in its module at each call.
iam_evaluator.enforce = enforce

register = sts.register_session


def register_session(access_key, session):
    """Records the role of a function's credentials for the index proxy (indexFront.ts), which receives calls with them."""
    register(access_key, session)
    line = {"key": access_key, "secret": session.get("SecretAccessKey"), "is": session.get("Arn")}
    record.write(json.dumps(line) + "\n")


sts.register_session = register_session

resource_of_ses = iam_actions._ses_v2_resource_arn


def resource_of_mail(method, path, body, region, account_id):
    """AWS authorises a mail on the sender's identity; the emulator has no resource for it."""
    if path != "/v2/email/outbound-emails":
        return resource_of_ses(method, path, body, region, account_id)
    sender = parseaddr(json.loads(body)["FromEmailAddress"])[1]
    return f"arn:aws:ses:{region}:{account_id}:identity/{sender}"


iam_actions._ses_v2_resource_arn = resource_of_mail

action_of = iam_actions.extract_iam_action


def action_of_mail(service, method, path, headers, body, query_params):
    """AWS authorises a raw mail as the older API's SendRawEmail (aws-cdk-lib/aws-ses/grants.json)."""
    action = action_of(service, method, path, headers, body, query_params)
    contexts.set(contexts_of(action, body))
    if action == "ses:SendEmail" and path == "/v2/email/outbound-emails" and "Raw" in json.loads(body)["Content"]:
        return "ses:SendRawEmail"
    return action


def contexts_of(action, body):
    if action == "ses:SendEmail":
        return [request_context.mail_context(body)]
    if action and action.startswith("kms:"):
        return [request_context.key_context(body)]
    if action and action.startswith("dynamodb:"):
        return request_context.table_contexts(action, body)
    return [{}]


iam_actions.extract_iam_action = action_of_mail

resolve_keys = apigateway._resolve_jwks_url


async def resolve_keys_over_tls(authorizer):
    """The gateway fetches a pool's keys from this server by http, which it does not serve here."""
    url = await resolve_keys(authorizer)
    return url and url.replace("http://localhost", "https://localhost", 1)


apigateway._resolve_jwks_url = resolve_keys_over_tls

# The defining trigger decides how many rounds a code challenge has; the emulator would end it after three.
# https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-define-auth-challenge.html
cognito._MAX_CHALLENGE_ATTEMPTS = 100

run_function = lambda_svc._execute_function_warm


def run_function_with_error_type(func, event, request_id):
    """AWS names an error by its class, by which a state machine selects its retries; the emulator names all alike."""
    result = run_function(func, event, request_id)
    body = result.get("body")
    if result.get("error") and isinstance(body, dict) and re.fullmatch("Step[A-Za-z]+", body.get("errorMessage", "")):
        body["errorType"] = body["errorMessage"]
    return result


lambda_svc._execute_function_warm = run_function_with_error_type

wait_for_callback = stepfunctions._invoke_with_callback


def wait_for_callback_and_beats(resource, input_data, token, state_def):
    """A task whose heartbeat stops fails with States.HeartbeatTimeout; the emulator ignores HeartbeatSeconds."""
    ended = threading.Event()

    def watch():
        beat, seen = None, time.monotonic()
        while not ended.wait(0.1):
            task = stepfunctions._task_tokens.get(token)
            if task and task["heartbeat"] != beat:
                beat, seen = task["heartbeat"], time.monotonic()
            if task and time.monotonic() - seen > state_def["HeartbeatSeconds"]:
                task["error"] = {"Error": "States.HeartbeatTimeout", "Cause": ""}
                task["event"].set()
                return

    if "HeartbeatSeconds" in state_def:
        # The tokens are those of the account and region of this context.
        threading.Thread(target=contextvars.copy_context().run, args=(watch,), daemon=True).start()
    try:
        return wait_for_callback(resource, input_data, token, state_def)
    finally:
        ended.set()


stepfunctions._invoke_with_callback = wait_for_callback_and_beats

from ministack import app  # noqa: E402

# The emulator answers /health of every host itself; the product has a page and a call there.
app._HEALTH_PATHS = tuple(path for path in app._HEALTH_PATHS if path != "/health")

app.main()
