import type { FurtherInfoType } from '../../../shared/domain/inspection.ts'

/** Words that announce a value: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Arabic, Japanese. */
const WORDS = {
  BANK_ACCOUNT_NUMBER: `account number, account no, account nr, account num, acct no, acct number, acct, a/c no, a/c number, bank account,
    checking account, savings account, routing number, routing no, aba routing, aba number, sort code, bsb, bsb number, clabe,
    transit number, beneficiary account, ifsc, kontonummer, konto nr, kto nr, kto, bankkonto, bankverbindung, bankleitzahl, blz,
    numéro de compte, n° de compte, compte bancaire, compte n°, número de cuenta, nº de cuenta, n.º de cuenta, cuenta bancaria,
    cuenta corriente, numero di conto, numero conto, conto corrente, c/c n, c/c, número da conta, conta bancária, conta corrente,
    conta n, rekeningnummer, bankrekening, rekening nr, numer konta, nr konta, numer rachunku, nr rachunku, rachunek bankowy,
    رقم الحساب, حساب بنكي, رقم الحساب البنكي, حساب رقم, 口座番号, 普通預金, 当座預金, 銀行口座`,
  DATE_OF_BIRTH: `date of birth, birth date, birthdate, birthday, dob, d o b, born, born on, date born, birth day,
    geburtsdatum, geburtstag, geb datum, gebdatum, geboren, geboren am, geb, geb am, date de naissance, né le, née le, ddn,
    naissance, fecha de nacimiento, f nacimiento, nacimiento, nacido el, nacida el, nacido, nacida, data di nascita, nato il,
    nata il, nato a, nata a, data de nascimento, nascido em, nascida em, nascido a, nascida a, nascimento, geboortedatum, geboren op,
    geb dat, data urodzenia, ur, urodzony, urodzona, urodzony dnia, urodzona dnia, تاريخ الميلاد, تاريخ الولادة, مواليد, ولد في,
    ولدت في, 生年月日, 誕生日, 生まれ`,
  DRIVERS_LICENSE_NUMBER: `driver license, drivers license, driver's license, driving license, driver licence, drivers licence, driver's licence,
    driving licence, dl number, dl no, dln, driver number,
    driver license number, driving licence number, führerschein, führerscheinnummer, führerschein nr, führerausweis, führerausweisnummer,
    lenkerberechtigung, permis de conduire, numéro de permis, n° de permis, permis n°, permiso de conducir, carnet de conducir,
    licencia de conducir, patente di guida, patente n, numero patente, carta de condução, carteira de motorista, carteira de habilitação,
    cnh, rijbewijs, rijbewijsnummer, prawo jazdy, numer prawa jazdy, nr prawa jazdy, رخصة القيادة, رخصة قيادة, رقم الرخصة,
    رقم رخصة القيادة, 運転免許証, 運転免許, 免許証番号, 免許番号`,
  LICENSE_PLATE: `license plate, licence plate, number plate, plate number, plate no, plate, plates, vehicle registration, registration number,
    registration no, registration mark, reg no, reg number, vrm, vrn, tag number, kennzeichen, kfz kennzeichen, amtliches kennzeichen,
    autokennzeichen, nummernschild, kontrollschild, autonummer, immatriculation, plaque d'immatriculation, immatriculé, immatriculée,
    plaque, matrícula, matriculado, matriculada, placa, targa, targato, targata, placa do carro, kenteken, kentekennummer,
    kentekenplaat, numer rejestracyjny, nr rejestracyjny, nr rej, tablica rejestracyjna, tablice rejestracyjne,
    رقم اللوحة, لوحة السيارة, لوحة, ナンバープレート, 車両番号, 登録番号, 車のナンバー`,
  MEDICAL_RECORD_NUMBER: `medical record number, medical record no, medical record, mrn, mr no, patient id, patient number, patient no, patient identifier,
    hospital number, hospital no, chart number, chart no, health record number, unit record number, patientennummer, patienten nr,
    patienten id, patientenid, pat nr, fallnummer, fall nr, krankenakte, aufnahmenummer, krankenhausnummer, numéro de dossier médical,
    dossier médical, n° de dossier médical, numéro patient, n° patient, identifiant patient, ipp, historia clínica,
    número de historia clínica, nº historia clínica, nhc, número de paciente, cartella clinica, numero cartella clinica, n cartella,
    id paziente, codice paziente, prontuário, número do prontuário, processo clínico, número do processo clínico, número do utente,
    número de utente, patiëntnummer, patiënt id, patiëntdossier, dossiernummer, epd nummer, numer pacjenta, nr pacjenta, id pacjenta,
    numer historii choroby, nr historii choroby, numer kartoteki, رقم الملف الطبي, رقم السجل الطبي, رقم المريض, الملف الطبي,
    患者番号, カルテ番号, 診察券番号, 患者ID`,
  PASSPORT_NUMBER: `passport, passports, passport no, passport number, passport num, passport nr, passport id, travel document, passnummer, pass nr,
    reisepass, reisepassnummer, reisepass nr, pass nummer, passeport, numéro de passeport, n° de passeport, passeport n°, pasaporte,
    número de pasaporte, nº de pasaporte, pasaporte nº, passaporto, numero di passaporto, numero passaporto, passaporto n,
    passaporte, número do passaporte, número de passaporte, paspoort, paspoortnummer, paspoort nr, paszport, paszportu,
    numer paszportu, nr paszportu, جواز السفر, جواز سفر, رقم الجواز, رقم جواز السفر, パスポート, パスポート番号, 旅券番号, 旅券`,
  TAX_NUMBER: `tax number, tax no, tax id, taxid, tax identification, tax identification number, tax reference, taxpayer number, tin, ein,
    employer identification, employer identification number, fein, vat, vat no, vat number, vat id, vat reg, vat registration,
    vat registration number, gst, gstin, gst number, abn, utr, unique taxpayer reference, ust idnr, ustidnr, ust id, ustid,
    ust id nr, uid, umsatzsteuer id, umsatzsteuer identifikationsnummer, steuernummer, steuer nr, st nr, stnr, mwst nr, mwst nummer, tva,
    n° tva, numéro de tva, tva intracommunautaire, numéro fiscal, siren, nif, cif, n.i.f., identificación fiscal, número fiscal,
    iva, partita iva, p iva, piva, codice iva, contribuinte, número de contribuinte, nipc, cnpj, btw, btw nummer, btw nr, btw id, rsin,
    nip, numer nip, identyfikacji podatkowej, الرقم الضريبي, رقم ضريبي, رقم التسجيل الضريبي, 法人番号, 納税者番号, 登録番号`,
} as const satisfies Partial<Record<FurtherInfoType, string>>

/** Words that announce values of other meanings. */
export const OTHER_WORDS =
  toList(`phone, telephone, tel, mobile, cell, fax, extension, telefon, handy, mobil, téléphone, tél, portable, teléfono, móvil,
  telefono, cellulare, telefone, telemóvel, telefoon, mobiel, komórka, هاتف, جوال, 電話, 電話番号, 携帯, invoice, invoice no, invoice number,
  order, order no, order number, ticket, ticket no, reference, ref, booking, tracking, serial, serial number, model, version, part no,
  article, sku, batch, flight, room, amount, total, price, rechnung, rechnungsnummer, bestellung, bestellnummer, auftrag, auftragsnummer,
  artikelnummer, seriennummer, vorgang, aktenzeichen, betrag, flug, zimmer, facture, commande, référence, montant, vol, factura, pedido,
  importe, vuelo, fattura, ordine, importo, volo, fatura, encomenda, valor, voo, factuur, bestelling, bedrag, vlucht, faktura, zamówienie,
  kwota, lot, فاتورة, طلب, مبلغ, 請求書, 注文, 金額, iban, bic, swift, date, issued, date of issue, issue date, valid until, valid from,
  expires, expiry, expiry date, expiration, hired, joined, start date, died, ausgestellt, gültig bis, ausstellungsdatum, datum, eintritt,
  délivré, expire, valable, fecha, expedición, caducidad, rilascio, scadenza, data, emissão, validade, afgifte, geldig, wydania, ważny,
  تاريخ الإصدار, تاريخ الانتهاء, 発行日, 有効期限, postcode, zip, plz, insurance, versicherung, national insurance, social security, ssn, nhs number,
  chassis, vin, engine, registry, company number, handelsregister, meter, zähler, policy number`)

export type AnnouncedKind = keyof typeof WORDS

export function announcingWords(infoType: AnnouncedKind): readonly string[] {
  return toList(WORDS[infoType])
}

function toList(words: string): string[] {
  return words.split(/,\s+/).map(word => word.trim())
}
