/**
 * The test virus of EICAR, in pieces: a scanner that looks at this folder would delete the source.
 * @see https://www.eicar.org/download-anti-malware-testfile/
 */
const pieces = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE', '!$H+H*']

export const testVirus = () => Buffer.from(pieces.join(''))

export const harmlessText = () => Buffer.from('A text without malware, with which the scanner is checked.\n')
