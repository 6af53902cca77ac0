export type Language = 'en' | 'de' | 'fr' | 'es' | 'nl' | 'it' | 'pt' | 'pl' | 'sv'

/** Detectors were made with `tuned`; `reported` has other sentences, words and shapes, and decides nothing. */
export type Halves<Item> = Record<'tuned' | 'reported', readonly Item[]>

/** `§` is the value, `¶` the word that announces it, `#` a digit. A line `header ⇒ cell` is a cell of a column. */
type Places = Record<'before' | 'column' | 'table' | 'after', Halves<string>>

/** In any language. */
export const forms: Places = {
  before: {
    tuned: [
      '¶: §',
      '¶ §',
      '¶ : §',
      '¶  §',
      '¶: §, Main 4',
      '- ¶: §;',
      '<b>¶:</b> §',
      '"¶": "§"',
      '¶ .......... §',
      '¶ = §',
    ],
    reported: ['¶:§', '¶\n§', '¶ - §', '[¶] §', '(¶ §)', '<td>¶</td><td>§</td>', '¶ ________ §', '¶. §', '* ¶ – §'],
  },
  column: {
    tuned: ['¶ ⇒ §', '¶ ⇒ § '],
    reported: ['¶ * ⇒ §', 'A. ¶ ⇒ §'],
  },
  table: {
    tuned: [
      '| ¶ | § |',
      '¶\t§',
      'Ada;¶;§;4',
      '¶ | Ada | Rd 4\n§ | Bob | Rd 5',
      'Name\t¶\tTown\nAda Lovelace\t-\tLondon\nGrace Hopper\t§\tNew York',
      '| Name | ¶ | Street |\n|---|---|---|\n| Ada Lovelace | unknown | 4 St James Square |\n| Bob Marsh | § | 17 Hill Road |',
    ],
    reported: [
      '¶;§',
      'x,¶,§',
      'Nr\t¶\tOrt\n1\t§\tX',
      '| Nr | ¶ |\n|---|---|\n| 1 | § |',
      'Nr   ¶\n1    §',
      'Nr;Name;¶\n1;Ada Lovelace, London;\n2;Grace Hopper, New York, born in 1906;§',
      '| ¶ | Who |\n| --- | --- |\n| (none) | Countess of Lovelace, Ada |\n| § | Rear Admiral Hopper |',
    ],
  },
  after: {
    tuned: ['§ (¶)', '§ = ¶'],
    reported: ['§ [¶]', '§, ¶', '§ – ¶'],
  },
}

/** With a word that announces the value. */
export const sentences: Record<Language, Halves<string>> = {
  en: {
    tuned: [
      'Her ¶ is § and she lives in Leeds.',
      'Please quote ¶ § in your reply.',
      'We could not match the ¶ that you gave us, §.',
      'My ¶ has changed, it is now §.',
    ],
    reported: [
      'The ¶ of the applicant reads §.',
      'Kindly confirm that § is your ¶.',
      'under ¶ § since May',
      'What we hold on file as your ¶ is the following: §',
    ],
  },
  de: {
    tuned: [
      'Seine ¶ lautet §.',
      'Bitte geben Sie die ¶ § an.',
      'unter der ¶ § geführt',
      'Ihre ¶ haben wir mit § gespeichert.',
    ],
    reported: [
      'Die ¶ des Antragstellers ist §',
      'Ist § Ihre ¶?',
      'mit ¶ § gemeldet',
      'Als ¶ ist bei uns § hinterlegt.',
    ],
  },
  fr: {
    tuned: [
      'Son ¶ est le §.',
      'Merci de rappeler votre ¶ §.',
      'inscrit sous le ¶ §',
      'Le ¶ qui nous a été communiqué est §.',
    ],
    reported: [
      'titulaire du ¶ §',
      'Est-ce que § est bien votre ¶ ?',
      'Votre ¶ (§) est incomplet.',
      'Nous avons enregistré comme ¶ : §',
    ],
  },
  es: {
    tuned: [
      'Su ¶ es §.',
      'con ¶ § y domicilio en Sevilla',
      'Indique el ¶ § en su respuesta.',
      'El ¶ que consta en el expediente es §.',
    ],
    reported: ['titular del ¶ §', '¿Es § su ¶?', 'provista de ¶ número §', 'Hemos anotado como ¶ el siguiente: §'],
  },
  nl: {
    tuned: ['Haar ¶ is §.', 'Vermeld uw ¶ § in het antwoord.', 'bekend onder ¶ §', 'Het ¶ dat wij van u kregen is §.'],
    reported: ['met ¶ § ingeschreven', 'Is § uw ¶?', 'Uw ¶ luidt §', 'Wij hebben als ¶ genoteerd: §'],
  },
  it: {
    tuned: [
      'Il suo ¶ è §.',
      'nato a Torino, ¶ §, residente a Roma',
      'Indicare ¶ § nella risposta.',
      'Il ¶ che ci ha fornito è §.',
    ],
    reported: ['avente ¶ §', 'È § il suo ¶?', 'identificato con ¶ §', 'Abbiamo registrato come ¶ il seguente: §'],
  },
  pt: {
    tuned: [
      'O seu ¶ é §.',
      'portador do ¶ §, residente em Faro',
      'Indique o ¶ § na resposta.',
      'O ¶ que nos forneceu é o §.',
    ],
    reported: ['titular do ¶ §', 'O § é o seu ¶?', 'com o ¶ §', 'Registámos como ¶ o seguinte: §'],
  },
  pl: {
    tuned: [
      'Jego ¶ to §.',
      'Jan, ¶ §, zamieszkały w Łodzi',
      'Proszę podać ¶ § w odpowiedzi.',
      'W systemie widnieje ¶ §.',
    ],
    reported: ['legitymująca się ¶ §', 'Czy § to Pana ¶?', '¶ pacjenta: §', 'Zapisaliśmy jako ¶ następujący numer: §'],
  },
  sv: {
    tuned: ['Hennes ¶ är §.', 'Ange ¶ § i svaret.', 'registrerad med ¶ §', 'Det ¶ som vi har är §.'],
    reported: ['med ¶ § bosatt i Lund', 'Är § ditt ¶?', '¶ för sökanden är §', 'Vi har antecknat som ¶ följande: §'],
  },
}

/** Words for the id of any country. */
export const anyId: Record<Language, Halves<string>> = {
  en: {
    tuned: ['National ID', 'ID number', 'Personal identity no.', 'Citizen ID', 'Government ID number', 'Tax reference'],
    reported: ['Identification no.', 'Personal ID', 'State ID', 'Person identifier', 'ID card no.', 'Social ID'],
  },
  de: {
    tuned: ['Ausweisnummer', 'ID-Nummer', 'Personenkennzahl', 'Personalausweis-Nr.', 'nationale ID'],
    reported: ['Personenkennziffer', 'Ident.-Nr.', 'Ausweis-Nr.', 'persönliche Kennnummer', 'Bürgernummer'],
  },
  fr: {
    tuned: ["Numéro d'identité", "N° d'identification", 'identifiant national', 'numéro personnel'],
    reported: ["pièce d'identité n°", 'numéro national', 'identité n°', 'n° personnel'],
  },
  es: {
    tuned: ['Número de identidad', 'N.º de identificación', 'identificador personal', 'cédula'],
    reported: ['documento nacional', 'número personal', 'identificación n.º', 'carné de identidad'],
  },
  nl: {
    tuned: ['identiteitsnummer', 'ID-nummer', 'persoonlijk nummer', 'identificatienummer'],
    reported: ['persoonsnummer', 'nummer identiteitskaart', 'nationaal nummer', 'ID-nr.'],
  },
  it: {
    tuned: ["numero d'identità", 'numero di identificazione', 'identificativo personale', 'documento d’identità'],
    reported: ["carta d'identità n.", 'codice identificativo', 'numero personale', 'identificazione nazionale'],
  },
  pt: {
    tuned: ['número de identificação', 'número de identidade', 'identificador pessoal', 'cartão de cidadão'],
    reported: ['documento de identificação', 'n.º pessoal', 'identidade n.º', 'identificação civil'],
  },
  pl: {
    tuned: ['numer identyfikacyjny', 'numer osobisty', 'identyfikator osoby', 'nr identyfikacyjny'],
    reported: ['numer tożsamości', 'osobisty nr', 'krajowy identyfikator', 'nr dokumentu tożsamości'],
  },
  sv: {
    tuned: ['ID-nummer', 'identitetsnummer', 'personligt nummer', 'nationellt id'],
    reported: ['identitetsbeteckning', 'id-nr', 'legitimationsnummer', 'nationell identitet'],
  },
}

/** Without a word: the shape proves the value. */
export const bare: Halves<string> = {
  tuned: ['Anna, §, Main Street', '§', 'Kowalska\t§\tx', '- §\n', 'see § above'],
  reported: ['"Lee";"§";"4"', '(§)', 'J. Smith / § / Paris', '§\n', '<p>§</p>', 'vgl. §, S. 4'],
}

/** `@` is a capital. They have the shapes of ids, phones and bank codes, and are none. */
export const negatives: Halves<string> = {
  tuned: [
    'order no. #########',
    'Bestellnummer ### ### ###',
    'invoice ## ### ### ### of May',
    'Tracking ###########',
    'N° de commande : ## ## ## ## ##',
    'Firmware #.#.#### build ######',
    'lat 48.######, lon 11.######',
    'Art.-Nr. ###.####.####.##',
    'Serial @@######@',
    'S/N ########-####',
    'from 01.02.2023 to 05.06.2024, # days',
    'The total is 1 ### ### units.',
    'CUSTOMER DELIVERY OVERVIEW',
    'ATTENTION: CHECKOUT REQUIRED',
    'ACHTUNG: KONTOAUSZUG UND UNTERLAGEN',
    'TRANSFER of the MERCHANT to SECURITY',
    'The BIC is UNKNOWN2 in this FORMULAR.',
    'pages ###-### and ###-###',
    'Aktenzeichen ### Js #####/24',
    'EAN 40###########',
    'IP 10.##.#.##, port #####',
    'Los-Nr. ####-######',
    'Ref. ######/####, Ref. ######-####',
    'in 2019-2024, see 030/2024 and 0123/45',
    'VAT DE#########',
    'ticket ###-###-#### closed',
    'room ####, seat ##, row ##, gate #',
    'paragon nr ######, NIP ###-###-##-##',
    'REGON #########',
    '@@ ######## delivered',
    'UUID ########-####-4###-8###-############',
    'Ukupno ###.###,## EUR',
    'size ## x ## x ## mm, ####### rpm',
  ],
  reported: [
    'PO number #########',
    'Auftrag ##-######-####',
    'Rechnungs-Nr. ### ### ####',
    'colis ## ## ## ## ## ##',
    'v#.##.####-rc#',
    '52.####° N, 13.####° E',
    'article ########@',
    'Chassis @@@@@@##@##@###@',
    'meter reading ###### kWh on 12.03.2024',
    'Population: ## ### ###',
    'DOCUMENT INSTRUCTIONS FOR CUSTOMERS',
    'PLEASE REGISTER FOR THE DELIVERY',
    'ABSENDER UND EMPFÄNGER: ANSCHRIFT SIEHE LIEFERSCHEIN',
    'BETALING VIA OVERBOEKING, REKENING VOLGT',
    'batch ###/###/###',
    'numer zamówienia ###########',
    'contador ###.###.###',
    'Zählernummer ###########',
    'GTIN #############',
    '192.168.#.##:####',
    'Kundennummer ####-######',
    'Vorgang ######-####',
    'ISBN 978-#-###-#####-#',
    'ISSN ####-####',
    'between 1998 and 2024 (26 years)',
    'KvK ########',
    'SIRET ### ### ### #####',
    'score ##:##, ### points',
    'facture ####-##-####',
    'polisnummer #########',
    'ean;##########;##',
    'timestamp ##########',
    'org.nr 55####-####',
    'SHA @######@##@@@###',
    'dossier ## #### ####',
  ],
}
