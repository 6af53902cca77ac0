import { NATIONAL_ID_WORDS } from './nationalIds/nationalIdWords.ts'

export type Topic = keyof typeof WORDS | keyof typeof NATIONAL_ID_WORDS

/** Lower case; English, German, French, Spanish, Italian, Dutch. Two words must be adjacent. */
const WORDS = {
  card: `card, cards, credit card, creditcard, debit card, debitcard, cardnumber, creditcardnumber, ccnum, ccn, cc, pan,
    visa, mastercard, amex, american express, maestro, diners, discover, jcb, unionpay, kreditkarte, kreditkartennummer,
    karte, kartennummer, carte, carte bancaire, tarjeta, tarjetas, carta, carta credito, kaart, kaartnummer,
    creditcardnummer, kreditkort, cartao`,
  iban: `iban, ibans, account, accounts, bank, bankverbindung, konto, kontonummer, bankkonto, compte, rib, cuenta, conto,
    rekening, rekeningnummer, bankrekening, transfer, remit, überweisung, virement, wire`,
  swift: `swift, bic, swiftcode, biccode, swiftbic, bankcode, iban, correspondent bank, intermediary bank, beneficiary bank,
    swift code, swiftnumber, swift number, bank identifier, bank identification, bank id, routing code, institution code, code banque,
     business identifier, code swift, sort code`,
  bank: `bank, banks, banking, wire, correspondent, intermediary, beneficiary, bankverbindung, bankleitzahl, überweisung,
    banque, banco, banca, transfer`,
  phone: `phone, phones, phonenumber, phone number, telephone, tel, telno, telephonenumber, mobile, mob, cell, cellular,
    cellphone, mobilephone, fax, faxnumber, call, calling, called, dial, sms, whatsapp, hotline, helpline,
    landline, voicemail, rang, pager, switchboard, contact number, reach me, call me, msisdn,
    telefon, telefonnummer, telefonnr, rufnummer, handy, handynummer, mobil, mobilnummer, mobiltelefon, durchwahl,
    telefax, festnetz, anruf, anrufen, téléphone, tél, téléphonique, portable, fixe, mobile, telecopie, télécopie, appeler,
    appelez, joindre, teléfono, telefono, móvil, movil, celular, llamar, llame, cellulare, chiamare, telefoon,
    telefoonnummer, mobiel, mobiele, gsm, bellen, bel, telefone, telemóvel, puhelin, puh, tlf, tfn,
    phoned, reachable, callback, call back, direct line, dial in, natel, erreichbar, rückruf, zurückrufen, joignable, recapito,
    llámeme, llámame, llámenos, atiende, marque, chiami, chiamami, risponde, ligar, atende, dzwonić, dzwoń, oddzwonić, odbiera,
    rappeler, rappelez, terugbellen, bereikbaar, komórka, komórkowy, zadzwoń, zadzwonić, ringa, ring, ligue, contact no, contacto`,
  /** Of the words above, those that name a number and nothing else. */
  telephone: `phone, phones, phonenumber, phone number, telephone, tel, telno, telephonenumber, mobilephone, cellphone, fax,
    faxnumber, whatsapp, hotline, helpline, landline, voicemail, switchboard, contact number, reach me, call me, msisdn,
    telefon, telefonnummer, telefonnr, rufnummer, handy, handynummer, mobilnummer, mobiltelefon, durchwahl, telefax,
    festnetz, anrufen, téléphone, tél, telecopie, télécopie, appelez, teléfono, telefono, móvil, cellulare, telefoon,
    telefoonnummer, telefone, telemóvel, puhelin, tlf, tfn, phoned, callback, call back, direct line, natel, rückruf,
    joignable, komórka, zadzwoń, contact no`,
  /** What programs number and count in logs. */
  counted: `id, ids, uid, pid, tid, seq, sequence, request, requests, req, txn, job, entry, row, rows, bytes, byte, size, nanos,
    millis, ms, seconds, duration, offset, thread, session, trace, span, device, imei, leg, key, token, port, memory, address`,
  afterPhone: 'office, fax, mobile, cell, home, work, tel, phone, direct, mobil, handy, privat, landline',
  ip: `ip, ipv4, ipv6, ips, ipaddress, ip address, address, addr, host, hosts, hostname, server, gateway, subnet, dns,
    router, client, remote, source, destination, peer, ping, vpn, firewall, network, netmask, proxy, ssh, listen,
    adresse, dirección, indirizzo, adres, netzwerk, réseau, red, rete, netwerk`,
  email: `email, emails, mail, mails, mailto, emailaddress, email address, sender, recipient, from, to, cc, bcc, contact,
    courriel, correo, posta, indirizzo, adresse`,
  domain: `domain, domains, domainname, website, websites, site, url, urls, host, hostname, web, homepage, webpage, page,
    webseite, internetseite, visit, sitio, sito, online, internet, dns, fqdn`,
  identity: `national id, nationalid, national identity, national identification, national number, national insurance,
    identity card, identity number, identity, identification number, id number, id card, idnumber, id no, citizen,
    citizens, citizenship, personal number, personal id, personal identification, social security, social insurance,
    socialsecuritynumber, socialsecurity, taxpayer, tax id, taxid, tax identification, tax number, tax file, personalausweis,
    ausweisnummer, ausweis, sozialversicherung, sozialversicherungsnummer, versicherungsnummer, steuernummer,
    identité, numéro national, sécurité sociale, securite sociale, assuré, identidad, documento, cédula, cedula,
    identificación, seguridad social, identità, documento identità, identiteit, identiteitskaart, identiteitsnummer,
    government id, gov id, govt id, civil id, state id, personal code, person number, identification no, national identifier,
    national no, tax no, insurance number, insurance no,
    personnummer, personalnummer, national registration, resident registration, resident id`,
  version: `version, versions, ver, v, release, releases, build, firmware, driver, update, upgrade, upgraded, patch, revision, rev,
    section, sections, chapter, clause, figure, fig, article, appendix, oid, schema, sdk, runtime,
    kapitel, abschnitt, fassung, versión, versie, versione, plugin, package`,
  reference: `order, orders, orderid, invoice, invoices, ticket, tracking, parcel, shipment, serial, sku, ean, gtin, upc, isbn,
    issn, part, partno, article, item, product, batch, lot, barcode, reference, ref, case, docket, receipt, voucher,
    coupon, transaction, bestellung, bestellnummer, rechnung, rechnungsnummer, auftrag, artikelnummer, seriennummer,
    sendung, commande, facture, référence, pedido, factura, ordine, fattura, bestelling, factuur, factuurnummer, timestamp, hash,
    uuid, commit, checksum, licence, license, policy, meter`,
} as const

const listed = ([topic, words]: readonly [string, string]) => [topic as Topic, words.split(/,\s+/)] as const
const listedTopics = [...Object.entries(WORDS), ...Object.entries(NATIONAL_ID_WORDS)].map(listed)

export const TOPIC = Object.fromEntries(listedTopics.map(([topic], index) => [topic, index])) as Record<Topic, number>

export const CONTEXT_WORDS: readonly (readonly string[])[] = listedTopics.map(([, words]) => words)
