import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

export const review = {
  transferHeading: 'Transfer details',
  requestHeading: 'Request details',
  refresh: 'Refresh',
  asAdministrator:
    'You are viewing this as an administrator, without the link that opens it. The audit log records this view.',
  outdated: 'This may be out of date',
  triesAgain: 'The page tries again every few seconds.',
  pleaseTryAgain: 'Please try again.',

  missing: {
    title: 'Transfer not found',
    forSender:
      'The address may be incomplete, the transfer may have been deleted, or a colleague sent it: only the sender can see a transfer. Please check the address.',
    forAdministrator: 'The address may be incomplete, or the transfer may have been deleted. Please check the address.',
    failed: 'The transfer could not be loaded',
    failedText: 'The transfer could not be loaded.',
    loading: 'Loading the transfer',
  },

  state: {
    title: 'State',
    extendable: (moment: string) => `You can extend it until ${moment}.`,
    waiting: 'Waiting',
    unknownReason: 'The reason is not known',
    notReleased: 'The files were not released.',
    notShared: 'Nothing was shared with the recipient.',
    requestAgain: 'Review the files, then request them again.',
    sendAgain: 'Review the files, then send them again.',
    updating: (meaning: string) => `${meaning}. This page updates every five seconds.`,
    unfinished: (meaning: string, recipient: string) =>
      `${meaning}. If ${recipient} does not continue, revoke the request. Otherwise its link opens again 24 hours after the upload stopped.`,
    stalled: (meaning: string, hours: number, recipient: string) =>
      `${meaning}. Nothing has arrived for at least ${formatDuration(hours, 'hour')}. If ${recipient} does not continue, revoke the request. Otherwise its link opens again 24 hours after the upload stopped.`,

    copyUploadLink: (recipient: string) =>
      `The request is still available: copy the link below, and give it to ${recipient} in another way.`,
    copyDownloadLink:
      'The files are still available: copy the link below, and give it to the recipient in another way.',
    uploadLink: 'Upload link',
    uploadLinkNote: (recipient: string) =>
      `The link can be used once. Anyone who has it can upload in place of ${recipient}.`,
    downloadLink: 'Download link',
    codeLinkNote: 'With this link and the code from their phone, the recipient gets the files.',
    emailCodeLinkNote: 'With this link and a code from their mailbox, the recipient gets the files.',
    openLinkNote: 'Anyone with this link can get the files: give it only to the recipient.',
    download: 'Download',
    onlyYou: 'Only you can open the files, signed in as the requester.',

    requestedAgainAs: 'Requested again as {link}',
    sentAgainAs: 'Sent again as {link}',
    sentAs: 'Sent as {link}',
    sentToRightAs: 'Sent to the right recipient as {link}',
    replaces: 'Replaces {link}, which went to the wrong recipient',
  },

  openUpload: {
    sending: 'A tab of this browser is uploading the files. Keep it open until the upload is done.',
    resumable: 'The upload is not finished. You can continue it in this browser.',
    elsewhere:
      'The upload continues in the browser where you started it. If it cannot, discard it and send the files again. Without progress it ends automatically after 24 hours.',
    goOn: 'Continue',
  },

  blocked: {
    title: 'Blocked by a policy',
    sendAnew:
      'It cannot be sent again. Send other files, choose another recipient, or ask the administrators of your organization.',
    requestAnew: 'Review the files, then request other files, or ask the administrators of your organization.',
    changes:
      'When you send it again, the transfer changes as follows. The files are stored; nothing is uploaded again.',
    on: {
      anonymousTransfer: 'You are hidden as the sender.',
      passwordProtection: 'The files are protected by a password.',
      mobileOtp: 'The recipient needs a code by SMS.',
      emailOtp: 'The recipient needs a code by e-mail.',
      trackingId: 'The transfer has a tracking ID.',
      acknowledgement: 'You give your consent.',
    },
    off: {
      anonymousTransfer: 'You are shown as the sender.',
      passwordProtection: 'The files are not protected by a password.',
      mobileOtp: 'The recipient needs no code by SMS.',
      emailOtp: 'The recipient needs no code by e-mail.',
      trackingId: 'The transfer has no tracking ID.',
    },
    templateSet: (name: string) => `The e-mails use the template set “${name}”.`,
    expiry: (days: number) => `The link works for ${formatDuration(days, 'day')}.`,
    other: (feature: string) => `An option of a newer version changes: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'Tracking ID of this transfer',
    failed: 'The transfer was not sent again',
    running: 'Sending the transfer again',
    act: 'Send again',
    done: (recipient: string) => `The transfer to ${recipient} was sent again.`,
  },

  undo: {
    button: 'Undo',
    running: 'Undoing the sending',
    offer: 'Not sent yet: you can still undo this',
    left: (duration: string) => `Nothing is released or mailed for another ${duration}.`,
    over: 'The files are about to be released.',
    failed: 'The sending was not undone',
    done: 'Undone before it was sent',
    doneText: 'No one got an e-mail, and the link opens no files.',
  },

  wrongRecipient: {
    button: 'Wrong recipient?',
    title: 'Sent to the wrong recipient?',
    act: 'Withdraw now',
    running: 'Withdrawing the transfer',
    notReleased: (recipient: string) =>
      `Nothing has been released yet. ${recipient} gets neither the files nor an e-mail.`,
    thenSend: 'You can then send the same files to the right recipient without uploading them again.',
    linkStops: (recipient: string) =>
      `The link stops working at once, and ${recipient} can no longer get the files. They get no e-mail about it.`,
    thenSeeAndSend:
      'You then see whether anything was downloaded, and can send the same files to the right recipient without uploading them again.',
    failed: 'The transfer was not withdrawn',
    reloaded: 'The current state has been loaded. If the transfer still goes to this recipient, please try again.',

    cannotGet: (recipient: string) => `The link no longer works. ${recipient} cannot get the files.`,
    mayHave: (recipient: string) => `The link no longer works, but ${recipient} may already have the files.`,
    report:
      'Report it now to the security officer or an administrator of your organization, with the transfer ID below.',
    erased: 'The stored files were erased. Send them to the right recipient in a new transfer.',

    send: (moment: string) =>
      `Send the same files, message and options to the right recipient. Nothing is uploaded again. You can do this until ${moment}; then the files are erased.`,
    newPassword: 'The archive gets a new password.',
    name: 'Name of the right recipient - optional',
    email: 'E-mail of the right recipient',
    sameAddress: 'This is the address to which it was sent by mistake.',
    sendAct: 'Send to the right recipient',
    sendActTo: (address: string) => `Send to ${address}`,
    sending: 'Sending the stored files',
    sendingTo: (recipient: string) => `The files are being sent to ${recipient}.`,
  },

  archive: {
    title: 'Password protection',
    name: 'Archive',
    sealing: (percent: string) => `Sealing ${percent}`,
    sealedLater: 'Sealed once every file is inspected',
    passwordLater: (recipient: string) =>
      `The files are sealed into one AES-256 ZIP archive. Its password goes to ${recipient} in a separate e-mail.`,
    passwordUnsent: 'Nothing was shared, and no password was sent.',
    passwordSent: (recipient: string) =>
      `The password was sent to ${recipient} in a separate e-mail. It is not stored here and cannot be looked up.`,
  },

  codes: {
    title: 'Code by SMS',
    phone: 'Phone number',
    unknownPhone: 'Not known',
    byEmail: 'By e-mail as well',
    allowed: 'Allowed',
    unlock: 'Unlock codes',
    unlocking: 'Unlocking the codes',
    unlocked: (recipient: string) => `${recipient} can request codes again.`,
    unlockFailed: 'The codes were not unlocked',
    resetFailed: 'The codes were not reset.',
    change: 'Change number',
    help: 'After too many codes the recipient is locked out: unlocking lets them request codes again. With another number, codes go there from now on, and the verification of the current number is no longer valid.',
    changeTitle: 'Change the number for codes',
    changing: 'Changing the number',
    changed: (recipient: string) => `Codes for ${recipient} now go to the new number.`,
    changeFailed: 'The number was not changed',
    changeText: (phone: string, recipient: string) =>
      `Codes currently go to ${phone}. Make sure that the new number belongs to ${recipient}: anyone who has it can get the files.`,
    changeUnknownText: (recipient: string) =>
      `Codes currently go to another number. Make sure that the new number belongs to ${recipient}: anyone who has it can get the files.`,
    emailTitle: 'Code by e-mail',
    goTo: 'Codes go to',
    ownAddress: 'The recipient’s own address',
    emailHelp:
      'After too many codes a recipient is locked out: unlocking lets all recipients of this transfer request codes again. A code by e-mail is only as safe as the mailbox, which also has the link.',
    allUnlocked: 'The recipients can request codes again.',
  },

  details: {
    title: 'Details',
    noMessage: 'No message',
    requestedFrom: 'Requested from',
    fromDropPage: 'Received through',
    notProven: 'Your drop page. The sender stated this name and address; nothing proves them.',
    requestedBy: 'Requested by',
    recipientName: 'Recipient name',
    created: 'Created',
    expires: 'Expires',
    withdrawn: 'Withdrawn',
    revoked: 'Revoked',
    nothingShared: 'Nothing was shared',
    daysAfterSending: (days: number) => `${formatDuration(days, 'day')} after sending`,
    downloads: 'Downloads',
    hiddenSender: 'Hidden: the recipient sees only your organization',
    transferId: 'Transfer ID',
    trackingId: 'Tracking ID',
    templateSet: 'Template set',
    policies: 'Policies',
    linkByEmail: 'Link by e-mail',
    linkNotSent: 'Not sent: you pass it on yourself',
  },

  files: {
    name: 'Name',
    file: 'File',
    size: 'Size',
    state: 'State',
    found: 'Sensitive data',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'This transfer has no files.',
    unknown: 'Not yet known',
    digestOf: (name: string) => `SHA-256 of ${name}`,
    digestStartOf: (beginning: string, name: string) => `${beginning}, SHA-256 of ${name}`,
    copyDigest: 'Copy SHA-256',
    copyRefused: 'This browser does not allow pages to copy. Select the value and copy it.',

    waitingForUpload: 'Waiting for upload',
    waiting: 'Waiting',
    waitingToBeAnonymized: 'Waiting to be anonymized',
    waitingToBeInspected: 'Waiting to be inspected',
    anonymizing: 'Anonymizing',
    inspecting: 'Inspecting',
    inspected: 'Inspected',
    inspectedInPart: 'Inspected in part',
    error: 'Error',
    info: 'Info',
    notUploaded: 'Not uploaded',
    notProcessed: 'Not processed',
    verified: 'Verified',
    notAnonymized: 'Not anonymized',
    percent: (state: string, percent: string) => `${state} ${percent}`,
    /** Section 4 of the specification. */
    proceeding: 'No action required - transfer is proceeding.',
  },

  malware: {
    allow: 'Allow this content',
    allowOf: (name: string) => `Allow this content: ${name}`,
    title: 'Allow this content?',
    text: (signature: string) =>
      `If ${signature} is a false alarm, exactly this file may be sent again for 90 days. The deleted file does not come back: its sender gets an e-mail, and sends it again.`,
    reason: 'Reason',
    reasonHelp: 'The audit log records it with your name.',
    act: 'Allow',
    running: 'Allowing the content',
    failed: 'The content was not allowed',
    allowedUntil: (day: string) => `An administrator allows this content until ${day}.`,
    sendAgain: 'Send the file again.',
    askAgain: 'Ask for the file again.',
    end: 'End the allowance',
    endOf: (name: string) => `End the allowance: ${name}`,
    endTitle: 'End the allowance?',
    endText: (signature: string) =>
      `From now on, files with this content are refused again when the scanner reports ${signature}. Transfers that were already sent stay available.`,
    endAct: 'End',
    endRunning: 'Ending the allowance',
    endFailed: 'The allowance was not ended',
  },

  found: {
    title: 'Sensitive data',
    kinds: (counted: string) => `Sensitive data found: ${counted}`,
    looking: (inspected: number, all: number) =>
      `Looking for sensitive data, ${formatCount(inspected)} of ${countFiles(all)} done`,
    partly: (count: number) =>
      plural(count, {
        one: '# file could not be inspected in full. The reasons are listed below.',
        other: '# files could not be inspected in full. The reasons are listed below.',
      }),
    anonymized: 'Anonymized files were inspected in the form that the recipient gets.',
    none: 'No sensitive data found',
    notInspected: 'The files were not inspected',
    noneInPart: 'Nothing was found in what could be inspected',

    details: 'Details',
    detailsOf: (name: string) => `Details of what was found in ${name}`,
    identical: (counted: string) => `${counted}, all identical`,
    distinct: (counted: string, different: number) => `${counted}, ${formatCount(different)} different`,
    place: (counted: string) => `{place}: ${counted}`,
    page: (page: number) => `Page ${page}`,
    sheet: (page: number) => `Sheet ${page}`,
    slide: (page: number) => `Slide ${page}`,
    column: (column: number) => `Column ${column}`,
    pageAndColumn: (page: string, column: string) => `${page}, ${column}`,
    recognisedPlace: (place: string) => `${place} (OCR)`,
    onlyFrequent: (max: number) => `Only the ${formatCount(max)} most frequent places are listed.`,
    sampled: (kinds: readonly string[], read: string, total: string) =>
      `Only part of the text was searched for these kinds of data: ${formatList(kinds)} (${read} of ${total} characters).`,
    assumedEncoding: (encoding: string) => `Read as ${encoding} (assumed).`,
    recognised: (count: number) =>
      `Pages and pictures read by text recognition (OCR), which makes mistakes: ${formatCount(count)}.`,
    misleadingName: (named: string, found: string) => `A file name ends in .${named}, but the content is .${found}.`,
    untypedName: (found: string) => `A file name has no extension; the content is .${found}.`,
  },

  secondOpinion: {
    title: 'Second opinion: Amazon Macie',
    /** @param kinds a list of `counted` or `counts` */
    both: (kinds: string) => `Found by both: ${kinds}`,
    onlyMacie: (kinds: string) => `Found by Macie only: ${kinds}`,
    onlyHere: (kinds: string) => `Found here only: ${kinds}`,
    notSought: (kinds: string) => `Not looked for by Macie: ${kinds}`,
    counted: (kind: string, count: number) => `${kind} (${formatCount(count)})`,
    /** @param second Macie's count */
    counts: (kind: string, count: number, second: number) =>
      `${kind} (${formatCount(count)}; Macie: ${formatCount(second)})`,
  },

  anonymized: {
    columns: (count: number) => plural(count, { one: '# column anonymized', other: '# columns anonymized' }),
    ofFile: (name: string, columns: string) => `Anonymization of ${name}: ${columns}`,
    rows: (count: number) => plural(count, { one: '# row of data.', other: '# rows of data.' }),
    column: (method: string, outcome: string) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: (column: number) => `Column ${column}`,
    changed: (changed: number, unchanged: number) =>
      plural(changed, {
        one: `# value changed, ${formatCount(unchanged)} unchanged.`,
        other: `# values changed, ${formatCount(unchanged)} unchanged.`,
      }),
    replaced: (count: number) =>
      plural(count, {
        one: '# value was too short for format-preserving encryption or had letters beyond A to Z, and was replaced instead.',
        other:
          '# values were too short for format-preserving encryption or had letters beyond A to Z, and were replaced instead.',
      }),
    pseudonymized: 'Only pseudonymized: anyone who knows the key can restore the values.',
  },
}
export type ReviewTexts = typeof review
