/** Sentences and names of this project, in languages that had encodings of their own before UTF-8. */
export type LanguageTexts = {
  /** Labels of `encodingPeer.py`. */
  encodings: string
  letter: string
  notice: string
  names: string
}

const WESTERN = 'cp1252 iso8859-1 iso8859-15 cp850 cp437 mac-roman cp037 cp500 cp1047'
const CENTRAL = 'cp1250 iso8859-2 cp852'
const CYRILLIC = 'cp1251 iso8859-5 cp866'
const BALTIC = 'cp1257 iso8859-13'
/** Both byte orders, without a mark. */
export const UNICODE = 'utf-16-le utf-16-be utf-32-le utf-32-be utf-8'

export const languageTexts: Record<string, LanguageTexts> = {
  English: {
    encodings: 'cp1252 mac-roman cp850 cp037',
    letter:
      'Dear Mrs Brontë, thank you for your résumé, which we received on Friday. The naïve façade of the old café in Bath will be repaired for £4,500, and Zoë Fitzgerald will call you about the keys.',
    notice:
      'Minutes of the meeting. Chloë Adams reported that the décor of the hall is finished; the coöperative paid half of the cost. Noël O’Brien asked for a second quotation before the fiancé of Ms Price signs.',
    names: 'Zoë Fitzgerald,Chloë Adams,Noël O’Brien,Renée Clarke,Siân Davies,Björk Taylor,André Wood,Aimée Ross',
  },
  German: {
    encodings: WESTERN,
    letter:
      'Sehr geehrte Frau Schäfer, Ihre Bestellung ist heute früh in München eingetroffen. Bitte prüfen Sie die Größe der Türen und geben Sie uns bis nächsten Dienstag Bescheid. Mit freundlichen Grüßen, Jürgen Kößler',
    notice:
      'Der Patient Günther Böhm wurde gestern überwiesen. Die Ärztin empfiehlt täglich zwei Tabletten und später eine Übung für den Rücken. Rückfragen bitte an die Pförtnerin in der Weißenburger Straße.',
    names:
      'Jürgen Kößler,Günther Böhm,Sabine Schäfer,Käthe Müller,Jörg Weiß,Hannelore Krüger,Björn Möller,Änne Großmann',
  },
  French: {
    encodings: WESTERN,
    letter:
      'Chère Madame Lefèvre, nous avons bien reçu votre réclamation du mois dernier. Le colis a été égaré près de Besançon, mais il sera livré à l’hôtel où vous séjournez. Veuillez agréer nos sincères salutations, Jérôme Château',
    notice:
      'Procès-verbal de l’assemblée générale : le trésorier, Benoît Guérin, a présenté les comptes de l’année écoulée. Les dépenses de fonctionnement ont diminué grâce à la générosité des bénévoles de l’école maternelle.',
    names:
      'Jérôme Château,Benoît Guérin,Hélène Lefèvre,François Côté,Zoé Bézier,Anaïs Dupré,Gaël Lemaître,Éloïse Périgord',
  },
  Spanish: {
    encodings: WESTERN,
    letter:
      'Estimado señor Muñoz: le confirmamos que la reunión se celebrará mañana por la tarde en la oficina de Málaga. ¿Podría traer también la documentación de su compañía? Un saludo cordial, Begoña Ibáñez',
    notice:
      'El próximo lunes se revisará la instalación eléctrica del edificio. La señora Núñez acompañará al técnico. Según el presidente, ningún vecino tendrá que pagar más de cien euros este año.',
    names:
      'Begoña Ibáñez,Íñigo Muñoz,José Núñez,Sofía Jiménez,Ángel Domínguez,Lucía Peña,Raúl Cañizares,María Gutiérrez',
  },
  Portuguese: {
    encodings: WESTERN,
    letter:
      'Prezado senhor Gonçalves, a sua inscrição não pôde ser concluída porque faltam informações. Por favor, envie amanhã uma cópia do cartão e o número da apólice. Com os melhores cumprimentos, Conceição Magalhães',
    notice:
      'A direção informa que as aulas começarão às oito horas. Os alunos João Simões e Inês Araújo receberão o prémio na próxima sessão. Não haverá refeições no salão durante o mês de março.',
    names:
      'João Simões,Inês Araújo,Conceição Magalhães,Antônio Gonçalves,Luís Falcão,Márcia Leitão,Estêvão Brandão,Glória Assunção',
  },
  Italian: {
    encodings: WESTERN,
    letter:
      'Gentile dottor Nicolò, la fattura è già stata pagata lunedì scorso. Purtroppo la merce non è più disponibile e ci sarà un ritardo: perché non ci telefona venerdì? La città è quella di sempre. Cordialità',
    notice:
      'Il perito ha constatato che l’umidità proviene dal piano di sopra. Così il condominio dovrà sostituire la tubazione: la metà del costo è a carico della proprietà, il che avverrà entro martedì.',
    names: 'Niccolò Donà,Mosè Cantù,Noè Cefalù,Giosuè Forlì,Salomè Carrù,Zoè Viganò,Artù Bertolè,Fabrizio Nibalì',
  },
  Dutch: {
    encodings: WESTERN,
    letter:
      'Geachte heer Daniël, uw reünie in België kan helaas niet doorgaan omdat de coördinatie ontbreekt. Wij hebben geïnformeerd bij de patiënt en zijn financiële adviseur. Met vriendelijke groet, Chloë Hoogeboom',
    notice:
      'De gemeente heeft de privégegevens van alle geïnterviewden beëindigd. Mevrouw Zoë van der Meij vroeg om één kopie en vóór dinsdag een reactie. De efficiëntie van het systeem is geëvalueerd.',
    names:
      'Daniël Hoogeboom,Chloë de Wit,Zoë van der Meij,Joël Beëlen,Michaël Piët,Raphaël Coëlho,Noëlle Smit,Anaïs Maes',
  },
  Danish: {
    encodings: WESTERN,
    letter:
      'Kære fru Sørensen, tak for din henvendelse om lejligheden på Østergade. Vi kan først vise den på lørdag, når maleren er færdig. Nøglen får du af vores kollega i Århus. Venlig hilsen, Bjørn Kjær',
    notice:
      'Patienten Søren Højgård har fået ordineret en ny mængde medicin. Lægen ønsker at følge blodtrykket hver måned. Pårørende må gerne være til stede ved næste prøve.',
    names: 'Bjørn Kjær,Søren Højgård,Åse Nørgaard,Jørgen Bæk,Mærke Østergård,Kåre Lærke,Børge Ågesen,Bodil Sørensen',
  },
  Norwegian: {
    encodings: 'cp1252 iso8859-15 cp850 mac-roman',
    letter:
      'Hei Åse, vi må dessverre utsette møtet på Tromsø til over påske. Øystein har ikke fått svar fra rådhuset ennå. Kan du høre om søknaden ble godkjent før helgen? Hilsen Bjørg Sæther',
    notice:
      'Styret vedtok å øke avgiften for båtplassene. Kåre Ødegård hevdet at dette er for mye, og ønsket en ny måling av brygga. Årsmøtet blir på lørdag klokka åtte.',
    names: 'Bjørg Sæther,Øystein Hågensen,Kåre Ødegård,Åse Bråten,Solbjørg Tønnesen,Håkon Mæland,Jørn Skår,Pål Bækken',
  },
  Swedish: {
    encodings: WESTERN,
    letter:
      'Hej Åsa, här kommer offerten för köket som vi pratade om på måndagen. Priset gäller även målning av dörrarna. Hör av dig före första mars om du vill ändra något. Vänliga hälsningar, Göran Sjöström',
    notice:
      'Vårdcentralen i Östersund meddelar att läkaren är ledig nästa vecka. Märta Ångström får en ny tid på fredag. Ta med återbudskortet och den äldre remissen från sjukhuset.',
    names:
      'Göran Sjöström,Märta Ångström,Åsa Björklund,Örjan Hägg,Sölve Lindström,Gösta Åkesson,Pär Nyström,Kjerstin Öberg',
  },
  Finnish: {
    encodings: 'cp1252 iso8859-15 cp850 mac-roman',
    letter:
      'Hyvä herra Mäkelä, kiitämme tarjouspyynnöstänne. Lähetämme hinnaston vielä tänään sähköpostilla. Työt alkavat Jyväskylässä heti pääsiäisen jälkeen. Ystävällisin terveisin, Päivi Hämäläinen',
    notice:
      'Yhtiökokous pidetään kerhohuoneessa kello kymmeneltä. Väinö Töyrylä esittää pöytäkirjan, jonka jälkeen päätetään käyttövesiputkien määräaikaisesta huollosta.',
    names:
      'Päivi Hämäläinen,Väinö Töyrylä,Jyrki Mäkelä,Äijä Pöyhönen,Sirkka Yläjärvi,Hälläpyörä Kärki,Aarne Sääksjärvi,Töölö Niemelä',
  },
  Icelandic: {
    encodings: 'cp1252 iso8859-1 cp850',
    letter:
      'Kæri Þórður, ég hef móttekið bréfið þitt og sendi þér gögnin á föstudaginn. Fundurinn verður haldinn í Reykjavík, við hliðina á gömlu höfninni. Með bestu kveðju, Guðrún Ægisdóttir',
    notice:
      'Læknirinn mælir með því að Ásgeir hvíli sig í tvær vikur. Lyfið þarf að taka þrisvar á dag með mat. Næsta skoðun er áætluð síðdegis á þriðjudag á Ísafirði.',
    names:
      'Guðrún Ægisdóttir,Þórður Jónsson,Ásgeir Sigurðsson,Björk Þórarinsdóttir,Óðinn Hákonarson,Sæunn Guðjónsdóttir,Þór Ýmisson,Ösp Árnadóttir',
  },
  Catalan: {
    encodings: 'cp1252 iso8859-1 mac-roman',
    letter:
      'Benvolguda senyora Farràs, li confirmem que la seva sol·licitud ha estat acceptada. Podrà recollir les claus a la recepció de l’edifici de Lleó a partir de dilluns. Cordialment, Núria Solé',
    notice:
      'L’associació demana que cada veí faci una aportació econòmica. El president, Òscar Pi, explicarà què s’ha gastat durant els últims mesos i per què cal més gent.',
    names: 'Núria Solé,Òscar Pi,Àngels Farràs,Adrià Cortés,Mònica Güell,Lluís Rosàs,Èlia Puigdomènech,Germà Bagué',
  },
  Polish: {
    encodings: CENTRAL,
    letter:
      'Szanowna Pani Agnieszko, dziękujemy za przesłanie dokumentów. Proszę jeszcze o podanie numeru konta, żebyśmy mogli zwrócić należność. Najbliższe spotkanie odbędzie się w Łodzi. Z poważaniem, Paweł Wójcik',
    notice:
      'Pacjent Stanisław Gąsior został wczoraj przyjęty na oddział. Lekarz zalecił łagodną dietę oraz ćwiczenia na świeżym powietrzu. Następna wizyta będzie w styczniu, około południa.',
    names:
      'Paweł Wójcik,Stanisław Gąsior,Małgorzata Święcicka,Łukasz Żebrowski,Bożena Dąbrowska,Michał Źrebiec,Jędrzej Wąsik,Grażyna Młyńska',
  },
  Czech: {
    encodings: CENTRAL,
    letter:
      'Vážený pane Dvořáku, děkujeme za Vaši zprávu. Smlouvu Vám zašleme ještě dnes, podepsanou nám ji prosím vraťte nejpozději příští týden. Kancelář v Plzni bude v pondělí zavřená. S pozdravem, Jiří Růžička',
    notice:
      'Schůze vlastníků rozhodla, že střecha bude opravena na jaře. Paní Šťastná předloží účty za uplynulý rok a žádá všechny, aby zaplatili dlužné částky včas.',
    names:
      'Jiří Růžička,Kateřina Šťastná,Ondřej Dvořák,Zdeněk Kříž,Alžběta Ježková,Přemysl Němec,Tomáš Čapek,Božena Hůlková',
  },
  Slovak: {
    encodings: CENTRAL,
    letter:
      'Vážená pani Kováčová, ďakujeme za Vašu objednávku zo stredy. Tovar odošleme hneď, ako bude zaplatená zálohová faktúra. Ak máte ďalšie otázky, zavolajte nám do Žiliny. S pozdravom, Ľuboš Hanuš',
    notice:
      'Škola oznamuje, že rodičovské združenie bude vo štvrtok večer. Deti, ktoré ešte nemajú preukaz, si ho môžu vyzdvihnúť u pani riaditeľky. Výlet sa uskutoční koncom mája.',
    names: 'Ľuboš Hanuš,Žofia Kováčová,Ďuro Šimko,Ľudmila Ťažká,Štefan Hruška,Tatiana Žiaková,Jozef Oľha,Matúš Kráľ',
  },
  Hungarian: {
    encodings: CENTRAL,
    letter:
      'Tisztelt Szőke Úr! Köszönjük, hogy ajánlatunkat elfogadta. A szerződést jövő kedden írjuk alá a győri irodában, kérjük, hozza magával a személyi igazolványát. Üdvözlettel: Erdős Gyöngyi',
    notice:
      'A közgyűlés úgy döntött, hogy a lépcsőház festését őszre halasztja. Fűtési költségként minden lakó ugyanannyit fizet. Kérdéseikkel forduljanak a közös képviselőhöz délelőttönként.',
    names: 'Erdős Gyöngyi,Szőke Győző,Kőszegi Ödön,Tőkés Ágnes,Fűzfa Jenő,Nagy Örsi,Hegedűs Márta,Csűrös Dezső',
  },
  Romanian: {
    encodings: CENTRAL,
    letter:
      'Stimate domnule Ştefănescu, vă mulţumim pentru plata făcută săptămâna trecută. Factura şi garanţia se află în plicul alăturat. Dacă aveţi întrebări, ne găsiţi la Braşov. Cu stimă, Ţuţea Mădălina',
    notice:
      'Pacienta a fost internată în secţia de urgenţă şi se simte mai bine. Medicul recomandă repaus, multă apă şi o nouă analiză peste două săptămâni. Rudele pot veni după-amiază.',
    names:
      'Ştefan Ţuţea,Mădălina Brătianu,Răzvan Şerban,Cătălin Pârvu,Ioana Grădinaru,Anişoara Bălan,Vlăduţ Câmpeanu,Ilinca Ştefănescu',
  },
  Croatian: {
    encodings: CENTRAL,
    letter:
      'Poštovani gospodine Živkoviću, zahvaljujemo na narudžbi. Pošiljka će stići u četvrtak, a račun šaljemo odvojeno. Molimo Vas da nam javite točan broj vašeg stana. Srdačan pozdrav, Đurđica Šarić',
    notice:
      'Liječnik je odlučio da se bolesnica može vratiti kući već sljedeći tjedan. Svaki dan treba uzimati lijek i vježbati. Kćerka će doći po nju u Čakovec.',
    names:
      'Đurđica Šarić,Željko Živković,Krešimir Čačić,Nikša Bošnjak,Višnja Đokić,Matija Župan,Dražen Kovačević,Šime Žanić',
  },
  Slovenian: {
    encodings: CENTRAL,
    letter:
      'Spoštovani gospod Žagar, sporočamo vam, da je vaša vloga že rešena. Odločbo boste prejeli po pošti naslednji četrtek. Če česa ne razumete, pokličite našo pisarno v Škofji Loki. Lep pozdrav, Urška Čeh',
    notice:
      'Društvo vabi vse člane na občni zbor, ki bo v soboto ob šestih. Blagajničarka bo predstavila poročilo, nato sledijo volitve. Udeležba šteje tudi za mlajše člane.',
    names: 'Urška Čeh,Jože Žagar,Boštjan Šuštar,Tjaša Črnigoj,Matjaž Uršič,Živa Košir,Aljoša Žnidaršič,Špela Božič',
  },
  Turkish: {
    encodings: 'cp1254 iso8859-9 cp857',
    letter:
      'Sayın Gülşen Çağlar, başvurunuz bize ulaştı ve incelenmeye başlandı. Eksik olan belgeleri önümüzdeki çarşamba gününe kadar İzmir şubemize göndermenizi rica ederiz. Saygılarımla, Uğur Yıldırım',
    notice:
      'Hastanın ateşi düştü ve ağrısı azaldı. Doktor, ilaçların düzenli kullanılmasını ve bol su içilmesini öğütledi. Kardeşi bugün öğleden sonra ziyarete gelecek.',
    names: 'Uğur Yıldırım,Gülşen Çağlar,Işıl Öztürk,Çiğdem Şahin,Ayşe Kılıç,İbrahim Doğan,Şükrü Güneş,Yağmur Aydın',
  },
  Lithuanian: {
    encodings: BALTIC,
    letter:
      'Gerbiamas pone Žukauskai, jūsų paraiška gauta ir šiuo metu nagrinėjama. Prašome iki ketvirtadienio atsiųsti trūkstamus dokumentus į mūsų skyrių Šiauliuose. Pagarbiai, Rūta Čepaitė',
    notice:
      'Mokykla praneša, kad tėvų susirinkimas įvyks kitą savaitę. Vaikų pažymėjimus galėsite atsiimti iš mokytojos. Išvyka į mišką numatoma birželio pradžioje, jei leis oras.',
    names:
      'Rūta Čepaitė,Jonas Žukauskas,Eglė Šimkūnaitė,Žydrūnas Kęsgaila,Birutė Ąžuolaitė,Šarūnas Jušką,Ūla Mažeikaitė,Kęstutis Grušas',
  },
  Latvian: {
    encodings: BALTIC,
    letter:
      'Cienījamā Bērziņas kundze, paldies par jūsu vēstuli. Mēs esam saņēmuši maksājumu un nosūtīsim preci uz Liepāju nākamajā nedēļā. Lūdzu, pārbaudiet savu adresi. Ar cieņu, Jānis Kļaviņš',
    notice:
      'Ārsts nozīmēja jaunas zāles un ieteica vairāk atpūsties. Pacientei jāierodas uz pārbaudi ceturtdienas rītā. Radinieki drīkst apmeklēt viņu katru dienu pēc pusdienām.',
    names:
      'Jānis Kļaviņš,Līga Bērziņa,Ģirts Ozoliņš,Ķirsons Ādolfs,Žanete Šķēle,Mārtiņš Krūmiņš,Ilze Vītola,Čakste Ērika',
  },
  Estonian: {
    encodings: BALTIC,
    letter:
      'Lugupeetud härra Tõnisson, täname teid kirja eest. Lepingu võite alla kirjutada järgmisel nädalal meie büroos Pärnus. Palun võtke kaasa isikut tõendav dokument. Lugupidamisega, Ülle Kõiv',
    notice:
      'Korteriühistu üldkoosolek toimub kolmapäeva õhtul. Räägitakse küttehindadest ja keldri ümberehitusest. Kõik omanikud peavad tulema või andma naabrile volituse.',
    names: 'Ülle Kõiv,Jüri Tõnisson,Õnne Pärn,Märt Sõerd,Külli Jõgi,Ants Väljas,Pärtel Müürsepp,Ööbik Rästas',
  },
  Russian: {
    encodings: `${CYRILLIC} koi8-r mac-cyrillic`,
    letter:
      'Уважаемый Сергей Петрович, благодарим вас за обращение. Договор будет готов к следующему вторнику, просим забрать его в нашем офисе в Казани. С уважением, Екатерина Соловьёва',
    notice:
      'Больной поступил с жалобами на головную боль. Врач назначил лекарство и рекомендовал больше гулять. Повторный приём состоится через две недели, родственники могут присутствовать.',
    names:
      'Екатерина Соловьёва,Сергей Петров,Ольга Щербакова,Юрий Цветков,Людмила Жукова,Фёдор Эйхе,Наталья Королёва,Игорь Чехов',
  },
  Ukrainian: {
    encodings: 'cp1251 koi8-u mac-cyrillic',
    letter:
      'Шановний пане Ігоре, дякуємо за вашу заявку. Документи надійшли до відділення у Львові й уже розглядаються. Просимо зателефонувати нам наступного тижня. З повагою, Єва Їжакевич',
    notice:
      'Засідання правління відбудеться у п’ятницю. Бухгалтерка підготує звіт про витрати, після чого мешканці вирішать, чи ремонтувати дах цієї осені.',
    names:
      'Єва Їжакевич,Ігор Шевчук,Оксана Гриценко,Тарас Ющенко,Юлія Вишня,Андрій Мельник,Соломія Бойко,Олексій Ґудзь',
  },
  Bulgarian: {
    encodings: CYRILLIC,
    letter:
      'Уважаема госпожо Димитрова, благодарим ви за писмото. Поръчаната стока ще пристигне в Пловдив през идната седмица, а фактурата е приложена. С уважение, Йордан Цанков',
    notice:
      'Лекарят препоръча на пациента да почива повече и да приема лекарството след хранене. Следващият преглед ще бъде в началото на месеца, сутринта.',
    names:
      'Йордан Цанков,Щеряна Димитрова,Георги Желев,Ася Първанова,Ивайло Ганчев,Цветелина Ангелова,Божидар Тодоров,Милена Юрукова',
  },
  Serbian: {
    encodings: 'cp1251 iso8859-5',
    letter:
      'Поштовани господине Ђорђевићу, захваљујемо на вашој поруџбини. Пошиљка ће стићи у Ниш током следеће недеље, а рачун вам шаљемо поштом. Срдачан поздрав, Љиљана Његован',
    notice:
      'Скупштина станара одлучила је да се кров поправи на пролеће. Управник ће прикупити понуде, а сваки власник мораће да уплати свој део до краја године.',
    names:
      'Љиљана Његован,Ђорђе Ђорђевић,Џејна Чолић,Живко Шћепановић,Нађа Јовановић,Милош Њежић,Теодора Ћирић,Ђура Љубичић',
  },
  Greek: {
    encodings: 'cp1253 iso8859-7 cp737',
    letter:
      'Αγαπητή κυρία Παπαδοπούλου, σας ευχαριστούμε για την επιστολή σας. Η παραγγελία θα φτάσει στη Θεσσαλονίκη την επόμενη εβδομάδα. Με εκτίμηση, Γιώργος Ξανθάκης',
    notice:
      'Ο γιατρός συνέστησε στον ασθενή ξεκούραση και ένα νέο φάρμακο. Η επόμενη εξέταση θα γίνει το πρωί της Τετάρτης, και μπορούν να έρθουν και οι συγγενείς του.',
    names:
      'Γιώργος Ξανθάκης,Ελένη Παπαδοπούλου,Νίκος Ψαράς,Δήμητρα Χατζή,Ιωάννης Ζέρβας,Φωτεινή Βλάχου,Θανάσης Ρήγας,Αγγελική Μαυρή',
  },
  Hebrew: {
    encodings: 'cp1255 iso8859-8 cp862',
    letter:
      'לכבוד גברת כהן, תודה על פנייתך. המסמכים התקבלו במשרדנו בחיפה והם נמצאים בטיפול. נשמח אם תוכלי להתקשר אלינו בשבוע הבא כדי לקבוע פגישה. בברכה, יוסף לוי',
    notice:
      'הרופא המליץ לחולה לנוח שבועיים ולקחת את התרופה אחרי האוכל. הבדיקה הבאה תתקיים ביום רביעי בבוקר, ובני המשפחה מוזמנים להצטרף.',
    names: 'יוסף לוי,רחל כהן,שמעון פרץ,מיכל גולדברג,אברהם צדוק,נועה ביטון,דוד אזולאי,תמר פרידמן',
  },
  Arabic: {
    encodings: 'cp1256 iso8859-6',
    letter:
      'السيد أحمد المحترم، نشكركم على رسالتكم. وصلت الوثائق إلى مكتبنا في القاهرة وستتم مراجعتها خلال الأسبوع القادم. نرجو الاتصال بنا لتحديد موعد. مع فائق الاحترام، فاطمة الزهراء',
    notice:
      'أوصى الطبيب المريض بالراحة لمدة أسبوعين وتناول الدواء بعد الطعام. سيكون الفحص التالي صباح يوم الأربعاء، ويمكن لأفراد العائلة الحضور.',
    names: 'فاطمة الزهراء,أحمد حسن,محمود عبد الله,ليلى يوسف,خالد إبراهيم,مريم سعيد,عمر الخطيب,نور الدين',
  },
  Thai: {
    encodings: 'cp874',
    letter:
      'เรียน คุณสมศักดิ์ ทางบริษัทได้รับเอกสารของท่านเรียบร้อยแล้ว และจะดำเนินการตรวจสอบภายในสัปดาห์หน้า หากมีข้อสงสัยกรุณาติดต่อสำนักงานที่เชียงใหม่ ขอแสดงความนับถือ วิภาวดี',
    notice: 'แพทย์แนะนำให้ผู้ป่วยพักผ่อนสองสัปดาห์และรับประทานยาหลังอาหาร การตรวจครั้งต่อไปคือเช้าวันพุธ ญาติสามารถเข้าร่วมได้',
    names: 'วิภาวดี สุขใจ,สมศักดิ์ ทองดี,ปรีชา ศรีสุข,มาลี แก้วมณี,อนันต์ บุญมี,สุดา พงษ์ไทย,ชัยวัฒน์ ใจดี,นภา รุ่งเรือง',
  },
  Chinese: {
    encodings: 'gbk gb18030',
    letter:
      '尊敬的王女士,感谢您的来信。我们已经收到您寄来的合同,下个星期会在上海的办公室进行审核。如果您还有其他问题,请随时打电话联系我们。此致敬礼,李建国',
    notice:
      '医生建议病人休息两个星期,并且每天饭后吃药。下一次检查安排在星期三上午,家属可以一起参加。请带好身份证和以前的病历。',
    names: '李建国,王秀英,张伟,刘洋,陈静,杨帆,赵丽娜,黄志强',
  },
  'Chinese, traditional': {
    encodings: 'big5',
    letter:
      '親愛的陳先生,謝謝您的來信。我們已經收到您寄來的合約,下個星期會在台中的辦公室進行審查。如果您還有其他問題,歡迎隨時打電話與我們聯絡。敬祝順心,林美惠',
    notice:
      '醫生建議病人休息兩個星期,並且每天飯後服藥。下一次檢查安排在星期三早上,家屬可以一同參加。請記得攜帶身分證與過去的病歷。',
    names: '林美惠,陳志明,黃淑芬,張家豪,李雅婷,吳宗憲,劉怡君,蔡文雄',
  },
  Japanese: {
    encodings: 'shift-jis euc-jp iso2022-jp',
    letter:
      '鈴木様、先日はお問い合わせいただき、ありがとうございました。ご依頼の見積書を本日お送りしましたので、ご確認をお願いいたします。大阪支店の担当は高橋です。よろしくお願い申し上げます。',
    notice:
      '医師は患者に二週間の休養をすすめ、食後に薬を飲むように伝えました。次の検査は水曜日の午前中に行われ、ご家族も同席できます。保険証をお持ちください。',
    names: '鈴木一郎,高橋恵子,田中健太,渡辺由美,伊藤さくら,中村マリ,小林大輔,加藤ひろみ',
  },
  Korean: {
    encodings: 'euc-kr cp949',
    letter:
      '김영희 고객님께, 보내 주신 서류는 잘 받았습니다. 다음 주에 부산 사무소에서 검토한 뒤 연락을 드리겠습니다. 궁금한 점이 있으시면 언제든지 전화해 주십시오. 감사합니다, 박철수 드림',
    notice:
      '의사는 환자에게 이 주일 동안 쉬고 식사 후에 약을 먹으라고 말했습니다. 다음 검사는 수요일 오전에 있으며 가족도 함께 참석할 수 있습니다. 신분증을 가져오세요.',
    names: '박철수,김영희,이민호,최지우,정수빈,강하늘,조은별,윤서준',
  },
}
