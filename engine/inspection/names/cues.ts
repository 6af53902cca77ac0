import { FIRST_CUE_BIT } from './lexicon.ts'

const bit = (index: number) => 1 << (FIRST_CUE_BIT + index)

/** Cues about adjacent words, as bits above those of the gazetteers. */
export const TITLE = bit(0)
export const COMPANY = bit(1)
/** Street words: after the name in English, before it in Romance languages. */
export const STREET = bit(2)
export const STREET_LEADS = bit(3)
export const UNIT = bit(4)
/** A place follows: any (in, from), or a known one (at, to). */
export const PLACE_FOLLOWS = bit(5)
export const PLACE_MAY_FOLLOW = bit(6)
export const PERSON_FOLLOWS = bit(7)
export const SPEECH_VERB = bit(8)
export const PARTICLE = bit(9)
export const CALENDAR = bit(10)
export const KINSHIP = bit(11)
export const GREETING = bit(12)
export const SIGN_OFF = bit(13)
export const NAME_LABEL = bit(14)
export const ADDRESS_LABEL = bit(15)
export const PLACE_LABEL = bit(16)
/** Its subject is a person: thanked, bestätigt. Unlike after a verb of speech, no person follows it. */
export const PERSON_VERB = bit(17)
/** Persons follow its colon: Present, Torschützen. */
export const LIST_LABEL = bit(18)

/** Folded words by cue, in the nine languages. */
export const cueWords: readonly [number, string][] = [
  [
    TITLE,
    'mr mrs ms miss mx dr prof professor sir madam lady lord rev reverend capt captain judge sen senator gov president justice chancellor ' +
      'herr frau hr fr dipl ing mag m mme mlle monsieur madame mademoiselle maitre sr sra srta senor senora don dona ' +
      'senhor senhora dra exmo exma pan pani panu pana panem fru froken ' +
      'pr cllr sgt adw mec ks mgr inz ' +
      'gez freiherr freiherrn freifrau baronin grafin furstin prinzessin herzogin ' +
      'sig signor signora dott dottor dottoressa avv dhr mevr mevrouw meneer heer herrn drs',
  ],
  [
    COMPANY,
    'inc incorporated llc llp ltd limited plc corp corporation company co group holding holdings partners associates ' +
      'consulting consultants solutions systems technologies technology software services industries international ' +
      'global capital bank insurance university college school institute academy hospital clinic foundation trust ' +
      'council committee ministry department agency authority association society club union federation party church ' +
      'hotel restaurant museum theatre theater airport stadium center centre media news times post magazine records ' +
      'studio studios motors airlines airways energy pharma pharmaceuticals labs laboratories networks ventures ' +
      'enterprises logistics act award prize cup league festival band orchestra conference project team office version edition ' +
      'hb lda ltda oy aps filhos gmbh ag kg ohg ug ev mbh verein stiftung gesellschaft universitat hochschule ministerium amt bundesamt verlag ' +
      'sa sas sarl sci banque societe universite ministere ecole sl banco sociedad universidad ministerio srl spa banca ' +
      'societa universita ministero bv nv stichting vereniging universiteit ministerie ' +
      'java javascript typescript kotlin python perl rust scala excel powerpoint outlook windows linux android chrome firefox ' +
      'kubernetes docker terraform oracle azure aws staten',
  ],
  [
    STREET,
    'street str st road rd avenue ave av lane ln drive dr boulevard blvd court ct crescent cres close square sq terrace ' +
      'ter place pl parkway pkwy highway hwy way gardens grove mews row hill rise walk alley circle cir trail trl green ' +
      'park quay wharf strasse weg platz allee gasse ufer ring damm chaussee stieg straat laan plein gracht kade dijk ' +
      'gade vej gata gatan vagen vei veien katu tie utca ut ter korut rkp u pass loop pike turnpike bend ridge',
  ],
  [
    STREET_LEADS,
    'laan gran rue avenue av boulevard bd allee allees impasse chemin quai place route cours passage square via viale piazza ' +
      'corso largo vicolo strada calle avenida avda paseo plaza carrera camino ronda c rua travessa praca ul ulica al os ' +
      'am an auf im zum zur unter alte neue carrer jalan pl praceta largo quai lungomare plac osiedle aleja travesia callejon glorieta rambla ' +
      'calzada prolongacion beco azinhaga viela ladeira rodovia contrada localita frazione',
  ],
  [
    UNIT,
    'apt apartment suite ste unit flat floor fl room rm building bldg wohnung whg etage stock appartement appt bat ' +
      'batiment piso puerta interno scala int kamer verdieping studio appartamento apto andar lokal mieszkanie lgh ' +
      'piano depto dpto edif edificio bloque escalera portal bloco lote nave palazzina',
  ],
  [PLACE_FOLLOWS, 'in from near around outside across throughout aus nach bei desde presso vicino uit nabij'],
  [
    PLACE_MAY_FOLLOW,
    'to at visit visited visiting of for via between towards toward a au aux de du del en vers zu von da di te naar ' +
      'w we z ze do pod kolo i fran till nara vid em no na perto per su nel nella dans durch uber tussen ' +
      'bij voor richting rond tot op auf zwischen entre depuis utanfor kring mellan mot genom hacia hasta para tra fra verso dal dalla ' +
      'alla nad obok przez poblizu miedzy across into onto off',
  ],
  [
    PERSON_FOLLOWS,
    'selon volgens laut zufolge enligt segun secondo segundo wedlug according by with starring featuring contact attn attention cc signed sincerely von par por da door named called via ' +
      'asked phoned emailed rang invited thanked reminded interviewed questioned arrested accompanied prevenu ' +
      'prevenir interroger convoquer contacter remercier rencontrer rappeler baten bat fragte fragten traf trafen ' +
      'informierte vertritt vertrat gehort meldete widziala widzial widziec spotkal spotkala spotkalem zawiadomil ' +
      'poprosil poprosila poprosilismy zapytal zapytaj powiedz przekaz zdaniem zglosil zglosila',
  ],
  [
    SPEECH_VERB,
    'said says told asked wrote explained added replied answered noted stated argued claimed announced confirmed agreed ' +
      'suggested commented recalled laughed shouted whispered thinks believes knows likes loves hates lives lived works ' +
      'worked moved married died born sagte sagt schrieb erklarte fragte dit declare dijo dice dijo disse zei schreef ' +
      'declined insisted warned criticised criticized praised tweeted resigned won lost beat scored joined left ' +
      'entgegnete erwiderte klagte betont kritisiert fordert warnt meint retorque repond reageert antwoordde respondio rispose ' +
      'respondeu odpowiedzial odpowiedziala svarade ' +
      'betonte kritisierte forderte warnte meinte wies sprach lobte gewann verlor erzahlte bestatigte spielte ' +
      'estime affirme explique assure ajoute indique precise annonce reproche raconte vindt stelt zegt vertelde verklaarde ' +
      'verwijt afirmo aseguro explico senalo declaro reprocha cree spiega afferma sostiene dichiara aggiunge rimprovera ' +
      'afirmou explicou declarou acusa diz powiedzial powiedziala mowi dodal dodala stwierdzil stwierdzila zapowiada pokonal ' +
      'sade sager berattar menar uppgav anklagar vann ' +
      'oordeelt denkt relativeert besluit benadrukt betreurt herhaalt erkent waarschuwt bekent vervolgt ' +
      'verduidelijkt souligne deplore regrette poursuit conclut martele denonce confie soupire previent glisse ' +
      'detaille rapporte ironise temoigne nuance insiste subraya apunta destaca advierte lamenta concluye reconoce ' +
      'comenta relata asegura explica recuerda sottolinea ricorda avverte osserva precisa sublinha recorda alerta ' +
      'conclui afirma adianta acrescenta garante mahnt mahnte erlautert erlauterte unterstreicht ' +
      'resumiert kommentiert kommentierte urteilt urteilte podkresla podkreslil podkreslila zaznacza zaznaczyl ' +
      'zaznaczyla wyjasnia wyjasnil wyjasnila ocenia ocenil ocenila tlumaczy przekonuje dodaje forklarar papekar ' +
      'havdar understryker konstaterar',
  ],
  [
    PARTICLE,
    'de des da do dos das du del della delle dello degli dei di la le les van von der den ter ten te zu zum zur vom af av al ' +
      "el bin ibn ben abu d' o' st 't",
  ],
  [
    CALENDAR,
    'january february march april may june july august september october november december jan feb mar apr jun jul aug ' +
      'sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today ' +
      'januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
      'janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi ' +
      'vendredi samedi dimanche enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
      'lunes martes miercoles jueves viernes sabado domingo gennaio febbraio aprile maggio giugno luglio settembre ' +
      'ottobre dicembre lunedi martedi mercoledi giovedi venerdi domenica januari februari maart mei augustus maandag ' +
      'dinsdag woensdag donderdag vrijdag zaterdag zondag januarij februarij junij julij christmas easter weihnachten ostern noel',
  ],
  [
    KINSHIP,
    'wife husband partner kid child son daughter brother sister mother father mom mum dad friend colleague boss manager ' +
      'uncle aunt cousin neighbour neighbor fiance girlfriend boyfriend client patient tenant landlord employee director ' +
      'author singer producer actor actress guitarist drummer doctor attorney lawyer notary novelist ' +
      'minister ministerin kanzler kanzlerin prasidentin trainer trainerin sprecher sprecherin chefin burgermeister ' +
      'burgermeisterin anwalt anwaltin autor autorin schauspieler schauspielerin regisseur regisseurin ministre maire ' +
      'entraineur procureur avocat avocate acteur actrice burgemeester premier wethouder woordvoerder ministro ministra ' +
      'alcalde alcaldesa entrenador portavoz sindaco allenatore portavoce prefeito treinador burmistrz trener ' +
      'nurse referee umpire teacher coach midwife surgeon plumber caretaker neighbour plaintiff claimant defendant witness solicitor ' +
      'barrister policyholder treasurer secretary goalkeeper striker winger landlady roommate auntie granny grandma ' +
      'grandpa nana cousin nephew niece stepson stepdaughter widow widower deputy constable sergeant inspector ' +
      'schwester pfleger lehrer lehrerin schiedsrichter richter richterin zeuge zeugin klager klagerin rechtsanwalt ' +
      'rechtsanwaltin notar notarin hebamme arzt arztin nachbar nachbarin fahrer fahrerin patientin mieter mieterin ' +
      'vermieter vermieterin sekretarin hausmeister kommissar kommissarin witwe tante onkel oma opa cousine neffe nichte ' +
      'ehefrau ehemann sohn tochter bruder kollege kollegin pfarrer pfarrerin ' +
      'infirmier infirmiere arbitre temoin juge avocate notaire voisin voisine medecin professeur tresorier tresoriere ' +
      'gardien locataire proprietaire chauffeur cousin oncle tata tonton mamie papi papy neveu niece veuve fils fille ' +
      'collegue technicien technicienne patiente ' +
      'enfermero enfermera arbitro testigo juez jueza magistrado magistrada abogado abogada notario notaria vecino vecina ' +
      'profesor profesora tesorero tesorera inquilino inquilina conductor tio tia abuelo abuela sobrino ' +
      'sobrina viuda hijo hija hermano hermana demandante paciente companero companera ' +
      'infermiere infermiera giudice avvocato avvocata notaio vicino vicina professore professoressa tesoriere ' +
      'inquilino autista zio zia nonno nonna nipote vedova figlio figlia fratello sorella collega ricorrente paziente ' +
      'verpleegkundige scheidsrechter getuige rechter advocaat notaris buurman buurvrouw leraar lerares penningmeester ' +
      'huurder verhuurder chauffeur neef weduwe weduwnaar zoon dochter broer zus behandelaar eiser eiseres ' +
      'verzekerde patiente ' +
      'enfermeiro enfermeira juiz juiza advogado advogada vizinho vizinha professora tesoureiro tesoureira inquilina ' +
      'motorista tio avo sobrinho viuva filho filha irmao irma autora testemunha ' +
      'pielegniarz pielegniarka sedzia swiadek adwokat notariusz sasiad sasiadka lekarz lekarka nauczyciel nauczycielka ' +
      'skarbnik najemca kierowca ciocia ciocie ciocia wujek wujka babcia dziadek corka brat siostra kolega kolezanka ' +
      'pacjent pacjentka powodka ' +
      'sjukskoterska domare vittne vittnet advokat granne grannen lakare larare kassor kassoren hyresgast chauffor faster ' +
      'moster farbror morbror mormor morfar farmor farfar kusin sonen dottern bror syster kollega patienten karanden ' +
      'handlaggare ' +
      'grandson granddaughter grandmother grandfather nan stepfather stepmother bride groom carer counsellor ' +
      'therapist dentist physiotherapist paramedic detective officer sheriff warden bailiff clerk registrar coroner ' +
      'magistrate prosecutor accused suspect victim complainant appellant respondent petitioner executor pupil ' +
      'student classmate teammate intern apprentice trainee supervisor foreman headteacher headmaster headmistress ' +
      'tutor lecturer electrician mechanic gardener cleaner receptionist cashier bookkeeper accountant volunteer ' +
      'chairman chairwoman councillor mayor vicar priest pastor rabbi imam skipper passenger cyclist journalist ' +
      'photographer mama papa demandeur demanderesse defendeur defenderesse appelant appelante prevenu prevenue ' +
      'accusee victime requerant requerante plaignant plaignante heritier heritiere tuteur tutrice huissier greffier ' +
      'greffiere commissaire gendarme brigadier lieutenant capitaine adjudant maitresse instituteur institutrice ' +
      'professeure directeur directrice eleve etudiant etudiante stagiaire apprenti apprentie secretaire president ' +
      'presidente conseiller conseillere adjoint adjointe depute deputee senateur senatrice dentiste chirurgien ' +
      'chirurgienne kinesitherapeute pharmacien pharmacienne psychologue plombier electricien menuisier boulanger ' +
      'coiffeur coiffeuse facteur livreur concierge comptable salarie salariee bailleur bailleresse assure assuree ' +
      'adherent adherente gardienne attaquant epoux epouse mari fiancee compagne compagnon maman mere pere frere ' +
      'soeur copain copine ami amie marraine parrain pozwany pozwana pozwanego pozwanej powod powoda powodki ' +
      'oskarzony oskarzona oskarzonego oskarzonej obwiniony podejrzany podejrzana pokrzywdzony pokrzywdzona ' +
      'wnioskodawca wnioskodawczyni uczestniczka spadkodawca spadkobierca dluznik wierzyciel biegly komornik ' +
      'prokurator mecenas policjant policjantka aspirant sierzant komisarz wychowawca wychowawczyni dyrektor ' +
      'dyrektora dyrektorka uczen uczennica studentka praktykant stazysta stazystka sekretarz sekretarka prezes ' +
      'wiceprezes przewodniczacy przewodniczaca radny radna posel poslanka ksiadz dentysta ' +
      'chirurg fizjoterapeuta farmaceuta psycholog polozna hydraulik elektryk stolarz dozorca listonosz kurier ' +
      'ksiegowa ksiegowy inzynier architekt wynajmujacy najemczyni ubezpieczony ubezpieczona czlonkini bramkarz ' +
      'napastnik obronca maz meza mezem zona zone zony narzeczony narzeczona tata tate taty mamy mame matka matki ' +
      'ojciec ojca syn syna synem corki corke brata bratem babci przyjaciel przyjaciolka przyjaciolki wnuk wnuczka ' +
      'wnuczki szwagier szwagierka ciotka kuzyn kuzynka siostry siostre pacjenta pacjentke pacjentce pacjentki kolegi ' +
      'kolege koledze kolezanki kolezanke swiadka sedziego adwokata lekarza nauczycielki beklagter ' +
      'beklagte beklagten angeklagter angeklagte angeklagten antragsteller antragstellerin antragsgegner ' +
      'antragsgegnerin beschuldigte beschuldigten geschadigte geschadigten erblasser erblasserin betreuer betreuerin ' +
      'schuldner schuldnerin glaubiger glaubigerin zeugen gutachter gutachterin sachverstandiger dolmetscher ' +
      'dolmetscherin polizist polizistin schuler schulerin studentin praktikant praktikantin azubi schriftfuhrer ' +
      'schriftfuhrerin kassenwart kassierer kassiererin vorsitzender vorsitzende stellvertreter stellvertreterin ' +
      'gemeinderatin stadtrat stadtratin abgeordneter abgeordnete landrat landratin pastorin zahnarzt zahnarztin ' +
      'chirurgin therapeut therapeutin apotheker apothekerin klempner elektriker friseurin ingenieurin architektin ' +
      'geschaftsfuhrer geschaftsfuhrerin prokurist prokuristin beraterin berater kundin versicherte versicherten ' +
      'torwart sturmer verteidiger mutter vater braut brautigam verlobte lebensgefahrtin lebensgefahrte freund ' +
      'freundin enkel enkelin schwager schwagerin schwiegermutter kollegen nachbarn patienten acusado acusada ' +
      'demandado demandada recurrente victima alumno alumna maestra maestro presidenta secretaria ' +
      'secretario concejal concejala madre padre esposa esposo marido mujer amigo amiga novio novia cunado cunada ' +
      'suegra nieto nieta medico medica dentista cirujano fontanero electricista portero portera asegurado asegurada ' +
      'imputato imputata convenuto convenuta vittima alunno alunna segretario segretaria mamma moglie marito amico ' +
      'amica fidanzato fidanzata cognato cognata suocera suocero chirurgo idraulico elettricista portinaio assicurato ' +
      'assicurata reu arguido arguida aluno aluna vereador vereadora mae pai mulher namorado ' +
      'namorada cunhado cunhada sogra neto neta cirurgiao canalizador eletricista porteiro segurado segurada ' +
      'verdachte slachtoffer gedaagde verweerder leerling juf secretaris raadslid moeder vrouw vriend vriendin zwager ' +
      'schoonzus oom kleinzoon kleindochter tandarts huisarts loodgieter elektricien postbode boekhouder svaranden ' +
      'tilltalade malsaganden offret elev rektor sekreterare pappa fru vaninna svager svagerska tandlakare kirurg ' +
      'rormokare vaktmastare ' +
      'docteur colonel commandant abbe marechal amiral pape dame sieur ' +
      'dokter kapitein luitenant kolonel majoor generaal koning koningin prins prinses paus ' +
      'finansminister borgmastare mitarbeiter mitarbeiterin collaborateur empleado dipendente medewerker pracownik medarbetare ' +
      'chanteur chanteuse comedien comedienne realisateur realisatrice ecrivain ecrivaine romancier romanciere ' +
      'joueur joueuse footballeur cycliste pilote champion championne selectionneur defenseur producteur ' +
      'productrice animatrice presentateur presentatrice journaliste photographe dessinateur dessinatrice peintre ' +
      'sculpteur architecte philosophe historien historienne economiste chercheur chercheuse physicien physicienne ' +
      'biologiste astronaute militant militante syndicaliste candidat candidate cheffe patronne dirigeant ' +
      'dirigeante fondateur fondatrice cineaste humoriste rappeur rappeuse cantante actriz escritor escritora ' +
      'periodista futbolista delantero jugador jugadora tenista piloto ciclista senador senadora diputado diputada ' +
      'gobernador gobernadora candidato candidata pintor pintora directora cineasta poeta empresario empresaria ' +
      'investigador investigadora attore attrice regista scrittore scrittrice giornalista calciatore difensore ' +
      'attaccante pilota deputato deputata senatore governatore pittore pittrice imprenditore imprenditrice cantor ' +
      'cantora ator atriz jornalista jogador jogadora deputado deputada zanger zangeres schrijver schrijfster ' +
      'voetballer spits doelman wielrenner kandidaat hoogleraar socioloog econoom onderzoeker bondscoach ' +
      'staatssecretaris fractievoorzitter kunstenaar kunstenares sangaren sangerskan skadespelaren forfattaren ' +
      'forskaren ministern statsministern utrikesministern ordforanden spelaren tranaren malvakten konstnaren ' +
      'regissoren aktor aktorka piosenkarz piosenkarka pisarz pisarka dziennikarz dziennikarka prezydent senator ' +
      'pilkarz rezyser rezyserka defender midfielder poet painter playwright songwriter filmmaker economist ' +
      'historian scientist researcher astronaut rapper comedian footballer golfer boxer sprinter activist spokesman ' +
      'spokeswoman chancellor',
  ],
  [
    PERSON_VERB,
    'seconded thanked apologised apologized phoned rang emailed texted chaired abstained testified pleaded retired ' +
      'congratulated forgot nodded smiled wept complained complains thanks confirms asks thinks hopes wants objected tells ' +
      'writes says ' +
      'bestatigt bestatigte dankt dankte klagt klagte bittet bat ubernimmt ubernahm eroffnet eroffnete stimmt stimmte pfiff ' +
      'wohnt heiratete unterschrieb bemerkte verlas begrusst begrusste entschuldigt beantragt beantragte beschwert ' +
      'berichtete entgegnete erwiderte antwortet antwortete verteidigt verteidigte verteidigen siegte telefonierte schlagt ' +
      'schlug gratulierte erzahlt glaubt hofft ' +
      'confirme confirma remercie rappelle plaide retorque repond repondit defend refuse felicite prescrit ecrit declare ' +
      'signe telephone pense espere souhaite remercia ' +
      'agradece agradecio desestima propone firmo pide pidio escribe escribio niega nego responde respondio quiso ' +
      'perdio dimitio escrito firmado rechaza rechazo defiende felicita piensa querido recoge ' +
      'conferma ringrazia legge eccepisce chiede chiese scrive scrisse rifiuta rifiuto risponde rispose voluto scritto ' +
      'firmato difende pensa spera raccoglie ' +
      'bevestigt bevestigde bedankt bedankte schrijft schreef stemde onthield vroeg vraagt reageert reageerde verdedigt ' +
      'verdedigde tekende tekenden floot antwoordde denkt hoopt geschreven getekend bezocht verzamelt ' +
      'agradeceu invoca propoe pede pediu escreve escreveu recusou respondeu defende assinou quis pensa espera recolhe ' +
      'potwierdza potwierdzil potwierdzila dziekuje podziekowal podziekowala wniosl wniosla wnosi prosi prosil prosila ' +
      'napisal napisala odpowiada odpowiedzial odpowiedziala odmowil odmowila broni podpisal podpisala podpisali zbiera ' +
      'bekraftar bekraftade tackar tackade begar begarde skriver skrev svarar svarade vagrade forsvarar undertecknade ' +
      'belde ligou telefonou telefonato dzwonil dzwonila zadzwonil zadzwonila stamde rostade ringde fragar fragade tror hoppas ' +
      'risposto chiesto rifiutato proposto respondido pedido negado propuesto recusado repondu demande refuse propose ' +
      'voted felt equalised equalized admitted apologises attended drove drives graduated grinned insists laughs lent ' +
      'owes phoned pleads promised reckons recalls regrets refuses refused remembered resigns shrugged sighed slept ' +
      'sleeps sat smiles studied studies suffers teaches taught volunteered waited wonders woke yelled knew noticed ' +
      'sued adores dreads blames blamed begged denied denies hesitated proposed reminded requested swore chuckled ' +
      'presente presenta quitte quitta conteste contesta reconnait avoue demissionne pleure sourit chante habite ' +
      'demenage enseigne soigne souffre insiste hesite dort dormira viendra rappellera adore deteste oublie ' +
      'telephonera egalise acquiesce travaille voulait pensait croyait savait disait aimait veut croit sait aime ' +
      'weigert weigerte meint findet verlasst verliess kundigt kundigte schlaft schlief lachte weinte lacht weint ' +
      'freut argert traf bestreitet bestritt schwieg nickt erkrankte verstarb starb heiratet unterrichtet untersuchte ' +
      'verordnete gestand leugnet leugnete behauptet behauptete vermutet erinnert erinnerte schickte weiss kummert ' +
      'twierdzi uwaza zaprzecza przyznaje skarzy odchodzi zastepuje przejmuje mieszka pracuje pyta placze spi choruje ' +
      'uczy leczy wygrywa glosuje rezygnuje wnioskuje przyjdzie zadzwoni napisze pojedzie lubi kocha mysli chce ' +
      'geantwoord gevraagd geweigerd voorgesteld skrivit svarat vagrat undertecknat geantwortet geschrieben',
  ],
  [
    GREETING,
    'danke merci gracias grazie obrigado obrigada dzieki dziekuje dziekujemy tack tak bedankt thx ty cheers morning moin ' +
      'servus hoi oi ei salut coucou alo siema grattis bravo congratulations gefeliciteerd enhorabuena complimenti parabens ' +
      'gratulacje felicitations gluckwunsch ' +
      'dear hi hello hey hallo liebe lieber sehr cher chere bonjour estimado estimada hola querido querida gentile caro ' +
      'cara egregio ciao beste geachte thanks hej hejsan kara szanowna szanowny drogi droga czesc prezado prezada ola',
  ],
  [
    SIGN_OFF,
    'regards sincerely cheers yours faithfully truly grusse grussen gruss cordialement salutations saludos saludo ' +
      'atentamente saluti groet groeten hoogachtend wishes best ' +
      'pozdrawiam pozdrowienia powazaniem cumprimentos atenciosamente halsningar halsning mvh',
  ],
  [
    NAME_LABEL,
    'name surname lastname firstname forename fullname applicant customer client patient tenant landlord employee author ' +
      'director contact recipient sender witness buyer seller guardian beneficiary vorname nachname familienname ' +
      'ansprechpartner kunde nom prenom nombre apellido apellidos nome cognome naam voornaam achternaam ' +
      'imie nazwisko apelido fornamn efternamn namn najemca huurder huurster inquilino inquilina locataire mieter mieterin',
  ],
  [
    LIST_LABEL,
    'absent absente excuse excusee pouvoirs procurations redacteur redactrice proxies aufgabe vollmachten kopie copie kopia ' +
      'usprawiedliwieni protokol zadanie pelnomocnictwa assignee requester reporter demandeur melder zglaszajacy ' +
      'present attendees attending apologies scorers goals referee guide minutes chair presenter speaker speakers instructor ' +
      'anwesend anwesende teilnehmer teilnehmerin teilnehmende entschuldigt torschutzen tore schiedsrichter fuhrung protokoll ' +
      'leitung vorsitz referent referentin bearbeiter bearbeiterin trainer ' +
      'presents excuses absents buteurs arbitre animateur redacteur destinataire ' +
      'asistentes presentes ausentes goles arbitro guia ponente destinatario presenti assenti marcatori guida relatore ' +
      'intestatario destinataria aanwezig afwezig doelpunten scheidsrechter leiding notulen voorzitter gids ' +
      'faltaram golos destinatario obecni nieobecni bramki sedzia przewodnik protokolant prowadzacy nabywca odbiorca ' +
      'getuigen temoins narvarande franvarande mal domare ledare ordforande mottagare ' +
      'founders authors guests winners trustees directors witnesses fondateurs auteurs invites laureats grunder ' +
      'autoren gewinner gaste zeugen fundadores autores invitados ganadores testigos fondatori autori ospiti ' +
      'vincitori testimoni oprichters gasten winnaars convidados vencedores testemunhas zalozyciele autorzy goscie ' +
      'swiadkowie grundare forfattare gaster vinnare vittnen',
  ],
  [
    ADDRESS_LABEL,
    'address side adresse anschrift direccion domicilio indirizzo adres residence residing resides lives lived located live ' +
      'wohnt wohnhaft domicilie habite demeurant reside residente woont woonachtig delivered shipped offices office ' +
      'adres morada endereco residente adress bosatt zamieszkaly zamieszkala afleveradres leveransadress lieferanschrift',
  ],
  [
    PLACE_LABEL,
    'where city town village birthplace country state region stadt ort land wohnort geburtsort ville pays ciudad pais citta paese plaats woonplaats gemeente gemeenten dorp buurtschap gehucht provincie',
  ],
]
