"""The condition keys that AWS evaluates and the emulator does not: rows and attributes of tables, a key's context, a mail's sender."""

import json
import re
from email.parser import BytesHeaderParser
from email.utils import parseaddr
from base64 import b64decode

TRANSACTION = {"Put": "PutItem", "Update": "UpdateItem", "Delete": "DeleteItem", "ConditionCheck": "ConditionCheckItem"}
EXPRESSIONS = ["ConditionExpression", "FilterExpression", "KeyConditionExpression", "ProjectionExpression", "UpdateExpression"]
WORDS = {"ADD", "AND", "BETWEEN", "DELETE", "IN", "NOT", "OR", "REMOVE", "SET"}


def parse(body):
    try:
        data = json.loads(body or b"{}")
    except (ValueError, TypeError):
        return {}
    return data if isinstance(data, dict) else {}


def key_context(body):
    """https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html#conditions-kms-encryption-context"""
    return {f"kms:EncryptionContext:{name}": value for name, value in parse(body).get("EncryptionContext", {}).items()}


def mail_context(body):
    """https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html"""
    content = parse(body).get("Content", {})
    if "Raw" not in content:
        return {"ses:FromAddress": parseaddr(parse(body).get("FromEmailAddress", ""))[1]}
    headers = BytesHeaderParser().parsebytes(b64decode(content["Raw"]["Data"]))
    return {"ses:FromAddress": parseaddr(headers["From"])[1]}


def table_contexts(action, body):
    """
    One for each decision, in the order of the emulator's: each item of a transaction is authorised on its own.
    https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
    https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
    """
    data = parse(body)
    if action == "dynamodb:TransactWriteItems":
        return [of_item(item[name], False) for item in data.get("TransactItems", []) for name in TRANSACTION if name in item]
    if "RequestItems" in data:
        return [of_batch(request) for request in data["RequestItems"].values()]
    return [of_item(data, action in ("dynamodb:GetItem", "dynamodb:Query", "dynamodb:Scan"))]


def of_batch(request):
    keys = request.get("Keys", []) if isinstance(request, dict) else []
    return {"dynamodb:LeadingKeys": [leading(key) for key in keys], "dynamodb:Select": "ALL_ATTRIBUTES"}


def of_item(data, is_read):
    row = data.get("Item") or data.get("Key") or {}
    context = {"dynamodb:Attributes": sorted({*row, *attributes(data)})}
    rows = [leading(row)] if row else queried(data)
    if rows:
        context["dynamodb:LeadingKeys"] = rows
    if is_read:
        chosen = "SPECIFIC_ATTRIBUTES" if "ProjectionExpression" in data else "ALL_ATTRIBUTES"
        context["dynamodb:Select"] = data.get("Select") or chosen
    else:
        returned = data.get("ReturnValues") or data.get("ReturnValuesOnConditionCheckFailure")
        context["dynamodb:ReturnValues"] = returned or "NONE"
    return context


def leading(row):
    """The partition key of every table."""
    return next(iter(row.get("pk", {}).values()), "")


def queried(data):
    match = re.match(r"\s*#?\w+ = (:\w+)", data.get("KeyConditionExpression", ""))
    value = data.get("ExpressionAttributeValues", {}).get(match.group(1)) if match else None
    return [next(iter(value.values()))] if value else []


def attributes(data):
    names = data.get("ExpressionAttributeNames", {})
    for expression in EXPRESSIONS:
        # Not values, functions, or the inner parts of a path.
        for name in re.findall(r"(?<![\w#:.])(#?[A-Za-z]\w*)(?!\w*\s*\()", data.get(expression, "")):
            if name not in WORDS:
                yield names.get(name, name)
