import type { OrgQuestion, RecipientQuestion } from '../../domain/faqQuestions.ts'

/** An answer is HTML of p, ul, ol, li, a, strong and code. */
export type FaqEntry = { question: string; answer: string }

/** Markers of answers: those of `web/src/pages/help/facts.ts`, and `{support}`, the organization's address. */
export const recipientFaq: Record<RecipientQuestion, FaqEntry> = {
  whatIsThis: {
    question: 'I received an e-mail with a download link. What is it, and can I trust it?',
    answer:
      '<p>A person at the organization named in the e-mail shares files with you. The link opens a page of that organization, where you see who shares the files before you download anything.</p><p>Before you open the link, check that:</p><ul><li>you know the sender or expect the files,</li><li>the address of the link begins with <code>https://</code> and belongs to the organization.</li></ul><p>If you are in doubt, call the sender on a number that you already know. Do not use a number from the e-mail.</p>',
  },
  archiveFails: {
    question: 'The archive does not open. I see “Operation not permitted”.',
    answer:
      '<p>The archive is encrypted with AES-256. The archive utility of your system cannot open it and may report “Operation not permitted”. Use a tool that supports AES-256:</p><ul><li><strong>Windows:</strong> 7-Zip or WinZip</li><li><strong>Mac:</strong> Keka or The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>With 7-Zip:</p><ol><li>Right-click the downloaded ZIP file.</li><li>Choose <strong>7-Zip</strong>, then <strong>Extract here</strong>.</li><li>Enter the password from the separate e-mail.</li></ol>',
  },
  passwordMissing: {
    question: 'Where is the password of the archive?',
    answer:
      '<p>It is in a separate e-mail, which is sent right after the e-mail with the link. The link and the password never travel together.</p><ul><li>Look in your spam or junk folder.</li><li>Wait a few minutes. Some mail systems hold e-mails back.</li><li>If it does not arrive, ask the sender to send the files again. The password is not stored, so that nobody can look it up.</li></ul>',
  },
  passwordRefused: {
    question: 'The archive does not accept the password.',
    answer:
      '<ul><li>Copy the password from the e-mail instead of typing it, without a space before or after it.</li><li>Check that the e-mail with the password belongs to this archive. Each transfer has its own password.</li><li>If the tool reports an error other than a wrong password, see <a href="#faq-recipient-archiveFails">The archive does not open</a>.</li><li>If the download was interrupted, download the archive again.</li></ul>',
  },
  codeMissing: {
    question: 'The code does not arrive.',
    answer:
      '<ul><li>Check the last digits of the phone number on the page. If the number is wrong, ask the sender to correct it.</li><li>Wait one minute, and check that the phone has reception.</li><li>When the code has expired, request a new one on the page.</li><li>If you once answered <code>STOP</code> to such a message, your number is blocked. Ask the sender to contact their support.</li></ul><p>Codes do not go to landlines.</p><p>If the code goes to your e-mail, look in the folder for spam and wait a few minutes. The page shows the beginning of the address.</p>',
  },
  codeRefused: {
    question: 'The page says “Wrong password” when I enter the code.',
    answer:
      '<p>A code has six digits and is valid for three minutes, once. Compare the two letters in front of the field with those in the message. If they differ, the code belongs to an older message: use the newest one.</p><p>You have three attempts. After that, request a new code.</p>',
  },
  codeLocked: {
    question: 'No more codes are sent. What can I do?',
    answer:
      '<p>The number of codes per hour and day is limited, so that nobody can guess them. The page tells you when the next code can be sent.</p><p>If it says that you must ask the sender: the sender can allow new codes on the page of the transfer.</p>',
  },
  trustedDevice: {
    question: 'What does “Trust this device” mean?',
    answer:
      '<p>Some organizations let you skip the code for 30 days after you entered one. Your browser then proves itself with a key that it never gives away, and opens files that are sent to the same address and protected in the same way.</p><ul><li>Tick the box only on a device that nobody else uses: anyone who uses it can open your files.</li><li>To end the trust, press “Forget this device” below the files. If you lose a device, ask the sender to unlock the codes: this ends the trust of all your devices.</li><li>The trust also ends when the browser deletes the data of this page. Some browsers do so when you have not visited it for a week.</li></ul>',
  },
  linkExpired: {
    question: 'The page says “Transfer Expired!”',
    answer:
      '<p>A link works for a limited time, {expiry} by default, and a sender can end it earlier. The files are then no longer available.</p><p>Ask the sender to send them again. You then receive a new e-mail with a new link.</p>',
  },
  linkUnknown: {
    question: 'The page says “This link is not known.”',
    answer:
      '<p>The link is probably incomplete. Some e-mail programs break a long link in two.</p><ul><li>Click the button in the e-mail instead of copying the link.</li><li>If you copy it, copy it completely, from the first character to the last.</li><li>If it still fails, ask the sender for a new link.</li></ul>',
  },
  stillProcessing: {
    question: 'The page says that my files are still being processed.',
    answer:
      '<p>All files are checked before they are released. This takes seconds for small files and can take longer for large ones. Keep the page open: it opens by itself as soon as the files are ready.</p><p>If nothing changes within an hour, tell the sender.</p>',
  },
  downloadStops: {
    question: 'The download stops or fails.',
    answer:
      '<ul><li>Press <strong>Resume</strong> or <strong>Retry</strong> next to the file. A download that was interrupted continues where it stopped, if your browser supports it.</li><li>Check that the disk has enough space.</li><li>If a company network blocks the download, ask your IT support or try another network.</li><li>Reload the page if it has been open for long.</li></ul>',
  },
  signInAsked: {
    question: 'I am asked to sign in. Why?',
    answer:
      '<p>Some files open only for a person who has signed in: if your address belongs to the organization itself, or if its policies require it. Sign in with the address to which the e-mail was sent.</p><p>If you have no account there, ask the sender.</p>',
  },
  otherPerson: {
    question: 'The page says that these files do not open for me.',
    answer:
      '<p>You are signed in with a different address from the one to which the files were sent. Sign in as the person they are meant for.</p><p>If the files are meant for you at your present address, ask the sender to send them there.</p>',
  },
  mailMissing: {
    question: 'The sender says that files were sent, but I have no e-mail.',
    answer:
      '<ul><li>Look in your spam or junk folder, and into the quarantine of your organization.</li><li>Ask the sender to check your address, letter by letter.</li><li>Large files take some time to be processed. The e-mail is sent afterwards.</li></ul>',
  },
  account: {
    question: 'Do I need an account or a program?',
    answer:
      '<p>No. The link opens in every current browser. You need a program only for an archive with a password: see <a href="#faq-recipient-archiveFails">The archive does not open</a>.</p>',
  },
  forward: {
    question: 'May I pass the link on to a colleague?',
    answer:
      '<p>Please do not. Whoever has the link may be able to download the files, and the sender sees each download as yours. Ask the sender to send the files to your colleague.</p>',
  },
  acknowledgement: {
    question: 'Why do I have to tick a box before I see the files?',
    answer:
      '<p>With it you confirm that the files are meant for you and that you handle them with care. The time is recorded, so that the sender knows that the right person received them. Nothing is downloaded before.</p>',
  },
  howLong: {
    question: 'How long, and how often, can I download the files?',
    answer:
      '<p>Until the date on the page and in the e-mail: {expiry} by default, unless the sender chose another time. Until then you can download the files as often as you need.</p>',
  },
  filesRequested: {
    question: 'I am asked to upload files. How does it work?',
    answer:
      '<ol><li>Open the link in the e-mail. You need no account.</li><li>Check who asks you, and choose or drop all files.</li><li>Tick the box and press <strong>Upload</strong>.</li><li>Keep the tab open until the page says that your files have arrived.</li></ol><p>The link can be used once, so choose all files before you upload them.</p>',
  },
  uploadLinkEnded: {
    question: 'The upload page says “Upload Link Expired!” or “Already Uploaded!”',
    answer:
      '<p><strong>Upload Link Expired!</strong> The time for the upload is over. Ask the person who requested the files to send the request again.</p><p><strong>Already Uploaded!</strong> A link can be used once, and files were already uploaded through it. If it was not you, tell that person at once.</p>',
  },
  uploadStops: {
    question: 'My upload stopped. Is everything lost?',
    answer:
      '<p>No. The upload continues by itself when the network is back. If you closed the tab, open the link again in the same browser within 24 hours. Data that was uploaded is not sent again.</p><p>If a file cannot be read any more, choose it again.</p>',
  },
  uploadSize: {
    question: 'How large can the files be that I upload?',
    answer: '<p>A single file can have up to {fileSize}, and all files together up to {totalSize}.</p>',
  },
  onPhone: {
    question: 'Can I download the files on a phone or tablet?',
    answer:
      '<p>Yes, single files open in every current browser. For an archive with a password you need an app that supports AES-256, such as WinZip or iZip. Large files are easier on a computer.</p>',
  },
  whatSenderSees: {
    question: 'What can the sender see about me?',
    answer:
      '<p>When the page of the link was opened, and when each file was downloaded and how often. A phone number for codes is stored encrypted and shown only in part.</p><p>Questions about your data: {support}</p>',
  },
}
export type RecipientFaqTexts = typeof recipientFaq

export const orgFaq: Record<OrgQuestion, FaqEntry> = {
  howToSend: {
    question: 'How do I send files?',
    answer:
      '<p>Choose the files, enter the recipient’s e-mail address and a message, check the recipient, choose the options, and press <strong>Send Now</strong>, or <strong>Send to …</strong> if a warning about the recipient is shown. The recipient receives an e-mail with a secure link. <a href="/help">How to Use</a> shows each step with a picture.</p>',
  },
  limits: {
    question: 'How large can a transfer be?',
    answer:
      '<ul><li>A single file: up to {fileSize}.</li><li>All files of a transfer: up to {totalSize} without password protection, and up to {archiveSize} with it.</li></ul><p>If you have more, send several transfers.</p>',
  },
  uploadStopped: {
    question: 'The upload stopped. What now?',
    answer:
      '<ul><li><strong>No network:</strong> wait. The upload continues by itself when the network is back.</li><li><strong>The server does not answer:</strong> wait, or press <strong>Retry</strong>. What was uploaded is not sent again.</li><li><strong>A file cannot be read any more:</strong> it was changed, moved or deleted. Go back, remove it and choose it again.</li><li><strong>The computer went to sleep:</strong> wake it, and keep the tab open.</li></ul><p>The recipient receives nothing before everything is uploaded and checked.</p>',
  },
  closedTab: {
    question: 'I closed the tab during the upload.',
    answer:
      '<p>Open <a href="/transfer">Send Files</a> again in the same browser within 24 hours. The page offers to continue where the upload stopped. You may have to choose the same files again; uploaded data is not sent again.</p>',
  },
  recipientWarning: {
    question: 'Why am I warned about the recipient?',
    answer:
      '<p>The recipient is compared with what you and your organization sent before. A warning appears for a new address, a new or similar domain, a public mail service, or files unlike those that you usually send there.</p><p>Read the address letter by letter. If it is right, keep it; otherwise change it. The warning does not come again for a recipient that you kept.</p>',
  },
  wrongRecipient: {
    question: 'I sent files to the wrong recipient.',
    answer:
      '<ol><li>Open the transfer in <a href="/transfers">My Transfers</a>.</li><li>Choose <strong>Wrong recipient?</strong> The link stops working at once, and the page tells you whether anything was downloaded.</li><li>Send the stored files to the right recipient within 24 hours. You do not have to upload them again.</li></ol><p>If files were already downloaded, tell your data protection officer.</p>',
  },
  revoke: {
    question: 'How do I take a transfer back?',
    answer:
      '<p>Press <strong>Revoke</strong> in <a href="/transfers">My Transfers</a> or on the page of the transfer. The link stops working at once. Copies that were downloaded before are not affected. You can revoke a transfer that is active or requested.</p><p>Nothing can cancel, recall or withdraw an e-mail; but without the link it opens nothing.</p>',
  },
  undo: {
    question: 'I sent files too early. Can I undo it?',
    answer:
      '<p>Where your organization offers it, the page counts down after the sending, and nothing has left yet: press <strong>Undo</strong>. Then correct the recipient or the message, and send the files again within 24 hours. You do not have to upload them again.</p><p>After the countdown, press <strong>Revoke</strong>.</p>',
  },
  nothingArrived: {
    question: 'The recipient has received no e-mail.',
    answer:
      '<ul><li>Open the transfer. Its state must be <strong>Active</strong>: while it is processing, no e-mail has been sent.</li><li>The page tells you when the recipient’s mail server refused the e-mail.</li><li>Ask the recipient to look into the spam folder.</li><li>Copy the link on the page of the transfer, and give it to the recipient another way.</li></ul>',
  },
  policyBlock: {
    question: 'The page says that this transfer cannot be sent.',
    answer:
      '<p>A policy of your organization does not allow this transfer: because of the recipient, the kind of files, or the sensitive data in them. The page names the policy and says what you can change.</p><ul><li>Change the recipient or remove the files that cause it.</li><li>If files were blocked after the upload, choose <strong>Send again</strong> on the page of the transfer within 5 days. It meets the policy, and you do not have to upload the files again.</li><li>If you think that the policy is wrong, ask an administrator.</li></ul>',
  },
  policyRequired: {
    question: 'Why can I not change an option?',
    answer:
      '<p>A policy of your organization requires it for this transfer, or does not allow it. The option names the policy. Another recipient or other files may be bound by other policies.</p>',
  },
  transferFailed: {
    question: 'My transfer has failed.',
    answer:
      '<p>Open it: the page shows the reason and the file. Nothing was sent to the recipient. If the files are still stored, choose <strong>Send again</strong>; otherwise send them anew. After a system error, try again later or contact {support}.</p>',
  },
  malware: {
    question: 'A file was deleted because it contains malware.',
    answer:
      '<p>The malware scanner of your organization found something in the file. The transfer failed, and the recipient received nothing.</p><ul><li>Check your device, and send the other files without this one.</li><li>If a partner uploaded the file after your request, tell them.</li><li>If you are sure that the file is harmless, ask an administrator to allow it. Then send it again.</li></ul>',
  },
  longProcessing: {
    question: 'My transfer has been processing for a long time.',
    answer:
      '<p>Every file is checked for sensitive data, and large files take longer. You may close the page. When <a href="/health">System Health</a> shows a problem, transfers wait and continue by themselves afterwards.</p>',
  },
  passwordProtection: {
    question: 'What does password protection do?',
    answer:
      '<p>The files are packed into a ZIP archive with AES-256 encryption. The recipient receives the generated password in a separate e-mail. You do not see it, and it is not stored. It is possible up to a total size of {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'My recipient cannot open the archive.',
    answer:
      '<p>The archive needs a tool that supports AES-256. The archive utility of the system gives an “Operation not permitted” error. Send your recipient this answer: <a href="#faq-recipient-archiveFails">The archive does not open</a>.</p>',
  },
  code: {
    question: 'When should I protect a transfer by a code?',
    answer:
      '<p>When the mailbox of the recipient is not safe enough: if other people read it, or for very sensitive files. Enter the recipient’s mobile number; the files open only with the six digits that are sent there by SMS. Tell the recipient before that you use the number.</p><p>Without a phone, choose a code by e-mail: the page sends it to the recipient’s own address. It stops people who only have a forwarded link, but not those who read the mailbox, where the link is too.</p>',
  },
  phoneRefused: {
    question: 'My recipient’s phone number is refused.',
    answer:
      '<p>Enter a mobile number with its country code, such as <code>+41 79 123 45 67</code>. Landlines, premium numbers and satellite phones cannot receive codes, and your organization allows certain countries only.</p>',
  },
  recipientLocked: {
    question: 'My recipient receives no more codes.',
    answer:
      '<p>After too many codes, sending stops to protect the files. Open the transfer and unlock codes there. On the same page you can correct the phone number. If they lost a device that they trusted, unlock the codes as well: each of their devices then needs a code again.</p>',
  },
  anonymize: {
    question: 'How do I anonymize a CSV file?',
    answer:
      '<p>Press <strong>Anonymize</strong> next to the file before you send it, and choose a method for each column: masking, SHA-256 hashing, replacement by a pattern, or format-preserving encryption. The preview shows the first 10 rows.</p><p>Anonymization is irreversible: the original is deleted, and nobody can restore it. The only exception is format-preserving encryption with a key that you keep.</p>',
  },
  anonymizeFails: {
    question: 'The anonymization of my file has failed.',
    answer:
      '<p>The page names the row and the column. Common causes: a row has more or fewer cells than the header, the file is not a text table, or a pattern matches nothing. Correct the file or the rules and send it again. Nothing was sent.</p>',
  },
  sensitiveData: {
    question: 'What does “sensitive data” on my transfer mean?',
    answer:
      '<p>Each file is searched for data such as card numbers, IBANs, names, addresses and phone numbers. The page shows the kinds and how many of each were found, with a likelihood. The data itself is not stored. It is a hint, not a proof: check whether the recipient should receive it.</p>',
  },
  findingsAsked: {
    question: 'Why must I confirm what was found before my files are sent?',
    answer:
      '<p>Complete files are searched for sensitive data while others upload. Your organization or one of its policies asks you to confirm what was found. Check whether the recipient may have it.</p><ul><li><strong>Send anyway</strong> sends the files.</li><li><strong>Do not send yet</strong> sends nothing: you can go back and change the recipient or the files.</li></ul>',
  },
  notInspectable: {
    question: 'A file is “not inspectable”. Is that bad?',
    answer:
      '<p>It means that the file could not be read: it has a password, is damaged, or has a format that is not supported, such as scans. It is not checked for sensitive data. A policy of your organization may not allow such files.</p>',
  },
  expiry: {
    question: 'How long does a link work?',
    answer:
      '<p>By default {expiry}. You can choose another time among the options, within the limits of your organization. The recipient is reminded before the link expires if nothing was downloaded.</p>',
  },
  wasDownloaded: {
    question: 'How do I see whether my files were downloaded?',
    answer:
      '<p>Open the transfer in <a href="/transfers">My Transfers</a>. It shows when the files were first downloaded, how often, and which of them.</p><p><strong>History</strong> shows the steps of the delivery: when the link was mailed, accepted and opened, and what happened with each file. Openings by the automatic checks of mail systems are shown as such, and count as no download. Among the options of a transfer, you can ask for an e-mail at the first download.</p>',
  },
  receipt: {
    question: 'How do I prove which files were delivered?',
    answer:
      '<p>Choose <strong>Receipt</strong> on the page of the transfer, for each recipient. It is a signed statement with the names, sizes and checksums of the files and with the times, as a PDF or as a small text file. It opens nothing, so you can hand it on.</p><p>Anyone can verify it at <a href="/receipt">Verify Receipt</a>, without an account. It proves what your organization recorded, not that a person read the files.</p>',
  },
  hideSender: {
    question: 'What does the recipient see when I hide my address?',
    answer:
      '<p>The name of your organization instead of your address. Replies do not reach you. Your administrators still see who sent the transfer.</p>',
  },
  trackingId: {
    question: 'What is a tracking ID?',
    answer:
      '<p>A reference of your own, such as a case number. The recipient does not see it. You find the transfer by it, and it is recorded for audits. A policy may require it.</p>',
  },
  request: {
    question: 'How do I ask someone for files?',
    answer:
      '<p>Open <a href="/transfer/request">Request Files</a>, enter the address and say which files you need. The other person receives a link for one upload, without an account. You receive an e-mail when the files have been checked.</p>',
  },
  requestEnded: {
    question: 'My partner cannot upload files any more.',
    answer:
      '<p>An upload link works once and until its date. Open the request in <a href="/transfers">My Transfers</a> and choose <strong>Resend request</strong> or <strong>Request again</strong>.</p>',
  },
  dropPage: {
    question: 'How can people send me files without being asked each time?',
    answer:
      '<p>Open <a href="/drop-page">Drop Page</a>, set its rules, and press <strong>Make the page</strong>. People send you files at its address, without an account. Each delivery is checked like every transfer, and appears in <a href="/transfers">My Transfers</a>.</p><p>Everyone with the address can send you files, and nothing proves the name and address that they state. A password protects the page. If the address gets into wrong hands, choose a new one.</p>',
  },
  whoSees: {
    question: 'Who can see my transfers?',
    answer:
      '<p>You and the administrators of your organization. Administrators see recipients, file names, states and kinds of sensitive data. They cannot download your files, and they have no link to them.</p>',
  },
  addressBook: {
    question: 'How do I remove a suggested recipient?',
    answer:
      '<p>Choose <strong>Edit your recipients…</strong> below the suggestions, and delete the entry. Only you see your recipients.</p>',
  },
  draft: {
    question: 'Is my message lost when I leave the page?',
    answer:
      '<p>No. Recipient, message and options are kept in this browser until you send them, discard the draft or sign out. You may have to choose the files again.</p>',
  },
  noPermission: {
    question: 'The page says that I have no permission to send files.',
    answer:
      '<p>Your account does not belong to the people of your organization who may send files. Ask for access: {support}. After you have received it, sign out and in again.</p>',
  },
  sessionExpired: {
    question: 'My session expired while I was working.',
    answer:
      '<p>Sign in again, in a new tab if the page offers it. What you entered stays in the first tab, and an upload in progress continues.</p>',
  },
  afterExpiry: {
    question: 'What happens to the files after the link has expired?',
    answer:
      '<p>They are deleted 5 days after the link has expired. Until an hour before, you can extend the transfer in My Transfers: its links then work again. The recipient can ask you for more time on the page of the link. The files of a revoked transfer are deleted within the hour. The entry in your list remains.</p>',
  },
}
export type OrgFaqTexts = typeof orgFaq
