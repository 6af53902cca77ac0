"""Starts ministack, and records each decision of its IAM evaluator: caller, action, resource and result."""

import json
import os
import re
from email.utils import parseaddr

from ministack.core import iam_actions, iam_evaluator
from ministack.services import apigateway, cognito, lambda_svc, sts

decide = iam_evaluator.enforce
record = open(os.environ["IAM_RECORD"], "a", buffering=1, encoding="utf-8")


def enforce(access_key_id, iam_action, service, region, resource_arn="*", service_context=None):
    denied = decide(access_key_id, iam_action, service, region, resource_arn, service_context)
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
    if action == "ses:SendEmail" and path == "/v2/email/outbound-emails" and "Raw" in json.loads(body)["Content"]:
        return "ses:SendRawEmail"
    return action


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

from ministack import app  # noqa: E402

# The emulator answers /health of every host itself; the product has a page and a call there.
app._HEALTH_PATHS = tuple(path for path in app._HEALTH_PATHS if path != "/health")

app.main()
