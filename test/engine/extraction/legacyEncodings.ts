/** Letters and orders in the encodings of their countries before UTF-8. */
export const legacyTexts: Record<string, { text: string; encodings: string }> = {
  Russian: {
    text: 'Уважаемая Анна Иванова, ваш заказ отправлен. Адрес доставки: Москва, улица Ленина 5.',
    encodings: 'windows-1251 koi8-r iso-8859-5 ibm866 x-mac-cyrillic koi8-u',
  },
  Ukrainian: {
    text: 'Шановна пані Оксано, Ваше замовлення надіслано. Адреса: Київ, вулиця Шевченка 5.',
    encodings: 'windows-1251 koi8-u x-mac-cyrillic',
  },
  Bulgarian: {
    text: 'Уважаеми г-н Иванов, вашата поръчка е изпратена до София, улица Витоша 5.',
    encodings: 'windows-1251 iso-8859-5 ibm866',
  },
  Serbian: { text: 'Поштовани Јоване, ваша поруџбина је послата у Београд.', encodings: 'windows-1251 iso-8859-5' },
  Greek: {
    text: 'Αγαπητέ κύριε Παπαδόπουλε, η παραγγελία σας στάλθηκε στην Αθήνα.',
    encodings: 'windows-1253 iso-8859-7',
  },
  Hebrew: { text: 'שלום דוד כהן, ההזמנה שלך נשלחה לתל אביב.', encodings: 'windows-1255 iso-8859-8 iso-8859-8-i' },
  Arabic: { text: 'عزيزي محمد، تم إرسال طلبك إلى القاهرة.', encodings: 'windows-1256 iso-8859-6' },
  Thai: { text: 'เรียน คุณสมชาย คำสั่งซื้อของคุณถูกส่งไปกรุงเทพ', encodings: 'windows-874 tis-620' },
  Polish: {
    text: 'Szanowna Pani Małgorzato Wiśniewska, proszę przesłać świadectwo pracy na adres: Łódź, ulica Żółkiewskiego 5. Dziękuję.',
    encodings: 'windows-1250 iso-8859-2 iso-8859-16 iso-8859-13 windows-1257',
  },
  Czech: {
    text: 'Vážená paní Nováková, děkujeme za vaši objednávku. Žádáme vás o zaslání příloh na adresu: Náměstí Míru 5, Plzeň. Přejeme pěkný den, Jiří Dvořák.',
    encodings: 'windows-1250 iso-8859-2',
  },
  Slovak: {
    text: 'Vážený pán Kováč, ďakujeme za vašu objednávku, ktorú sme odoslali včera na adresu Košice, Hlavná ulica. Ľubomír Žiška',
    encodings: 'windows-1250 iso-8859-2',
  },
  Hungarian: {
    text: 'Tisztelt Kovács Erzsébet! Köszönjük megrendelését, a küldemény jövő héten érkezik. Győr, Petőfi utca. Üdvözlettel: Szűcs Ernő, vevőszolgálat, időpont egyeztetésről értesítjük.',
    encodings: 'windows-1250 iso-8859-2',
  },
  Romanian: {
    text: 'Stimată doamnă Ionescu, vă mulţumim pentru comandă. Livrarea se face săptămâna viitoare la Bucureşti, strada Ştefan cel Mare.',
    encodings: 'windows-1250 iso-8859-2',
  },
  Croatian: {
    text: 'Poštovana gospođo Marković, vaša narudžba će biti isporučena u četvrtak, kuća broj 5, općina Čakovec. Željko Kovačić',
    encodings: 'windows-1250 iso-8859-2 iso-8859-16',
  },
  Slovenian: {
    text: 'Spoštovana gospa Žnidaršič, vaše naročilo bo dostavljeno v četrtek. Račun je priložen. Lep pozdrav, Matjaž Kovačič, Celje',
    encodings: 'windows-1250 iso-8859-2',
  },
  Turkish: {
    text: 'Sayın Ayşe Yılmaz, siparişiniz gönderildi. Teslimat adresi: Atatürk Caddesi, Beşiktaş, İstanbul. Teşekkür ederiz, Işık Doğan, müşteri hizmetleri',
    encodings: 'windows-1254 iso-8859-9 iso-8859-3',
  },
  Lithuanian: {
    text: 'Gerbiamoji Jūrate Žemaitiene, jūsų užsakymas išsiųstas į Šiaulius. Ačiū, kad pirkote, prašome užpildyti apklausą.',
    encodings: 'windows-1257 iso-8859-13 iso-8859-4 iso-8859-10',
  },
  Latvian: {
    text: 'Cienījamā Ilze Bērziņa, jūsu pasūtījums ir nosūtīts uz Rīgu, Brīvības iela. Paldies, ar cieņu Jānis Kalniņš, klientu nodaļa',
    encodings: 'windows-1257 iso-8859-13 iso-8859-4 iso-8859-10',
  },
  Chinese: {
    text: '尊敬的李明先生,您的订单已寄往北京市朝阳区。谢谢您的惠顾。',
    encodings: 'gbk gb18030',
  },
  'Chinese, traditional': { text: '親愛的王小明先生,您的訂單已寄往台北市信義區。', encodings: 'big5' },
  Japanese: {
    text: '山田太郎様、ご注文の商品を東京都千代田区へ発送しました。ありがとうございます。',
    encodings: 'shift_jis euc-jp',
  },
  Korean: { text: '김철수 고객님, 주문하신 상품을 서울특별시로 발송했습니다.', encodings: 'euc-kr' },
  'German of the Macintosh': {
    text: 'Sehr geehrte Frau Müller, die Größe der Lieferung für Köln können wir nächste Woche bestätigen.',
    encodings: 'macintosh',
  },
  'French of the Macintosh': {
    text: 'Chère Madame Lefèvre, votre commande a été expédiée à Orléans, près de la forêt.',
    encodings: 'macintosh',
  },
}

/** Texts that windows-1252 decodes correctly. */
export const westernTexts: Record<string, string> = {
  German:
    'Sehr geehrte Frau Müller, die Lieferung nach Köln erfolgt nächste Woche. Über Größe und Gewicht, 5 m² für 3 €, können wir später… sprechen. Café Zürich, „Straße“ – schöne Grüße, Jörg Weiß',
  French:
    'Chère Madame Lefèvre, votre commande a été expédiée à Orléans, où l’hôtel de ville vous attend. Noël, garçon, naïve, cœur, dès août : « très bien », 12 °C. François Côté',
  Spanish:
    'Estimada señora Núñez: ¿cuándo llegará el paquete a Málaga? ¡Mañana! Atención, 1.ª planta, 2º piso. José Muñoz',
  Portuguese:
    'Prezada Senhora Conceição, não recebemos a sua informação. As encomendas são enviadas amanhã para São João, avó e avô também. As condições estão em anexo. Avançado às três',
  Italian:
    'Gentile signora, la città è già più vicina: lunedì e venerdì, perché così sarà. Però l’università è là. Niccolò',
  Dutch: 'Geachte mevrouw, de coördinatie in België en de reünie zijn geëindigd. Een café, één idee, ruïne. Zoë',
  Danish: 'Kære fru Sørensen, vi sender ordren til Århus på lørdag. Køb æbler og grønne pærer på øen. Bjørn Kjær',
  Norwegian: 'Kjære Åse, vi møtes på Tromsø i går kveld før været blir dårlig. Også én ting til: hør på Øystein.',
  Swedish:
    'Bästa Åsa, beställningen skickas till Göteborg på måndag. Vänligen kontrollera räkningen. Björn Sjöström, Örebro, idé',
  Finnish: 'Hyvä rouva Hämäläinen, tilauksenne lähetetään Jyväskylään. Ystävällisesti Väinö Mäkelä, Töölö',
  Icelandic:
    'Kæra Guðrún Þórðardóttir, pöntunin þín verður send til Reykjavíkur á föstudag. Með kveðju, Ásgeir Jónsson, Ísafjörður. Nýtt heimilisfang og sími fylgir með.',
  English: 'The café’s “naïve” résumé – from Zoë and Chloë… wait…what? £5, 20 °C, ½ price, © 2020 Brontë™',
  'names of many countries':
    'Müller\nSeñor Núñez\nZoë Brontë\nFrançois Lefèvre\nÞórður Jónsson\nÅngström\nBjørn Sørensen\nJoão Conceição\nNiccolò\nJosé\nBengt Sjöström\n',
  'a single name': 'Jörg Müller, 4111 1111 1111 1111',
}

const encoders = new Map<string, Map<string, number[]>>()

/**
 * Inverts the platform's decoder.
 * @throws on a character that the encoding lacks
 */
export function encoded(text: string, encoding: string): Buffer {
  const table = encoders.get(encoding) ?? toTable(encoding)
  encoders.set(encoding, table)
  return Buffer.from(
    [...text].flatMap(character => {
      const bytes = table.get(character)
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}.`)
      return bytes
    }),
  )
}

function toTable(encoding: string): Map<string, number[]> {
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 0x100; byte += 1) add(byte)
  if (!/^(?:gb|big5|shift|euc)/.test(encoding)) return table
  for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail)
  return table
}

/** Each text in each encoding with all of its characters. */
export function legacyFiles(): { language: string; encoding: string; bytes: Buffer }[] {
  return Object.entries(legacyTexts).flatMap(([language, { text, encodings }]) =>
    encodings.split(' ').flatMap(encoding => {
      try {
        return [{ language, encoding, bytes: encoded(text, encoding) }]
      } catch {
        return []
      }
    }),
  )
}
