import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'Ik heb een e-mail met een downloadlink ontvangen. Wat is dat en kan ik erop vertrouwen?',
    answer:
      '<p>Iemand van de organisatie die in de e-mail staat, deelt bestanden met u. De link opent een pagina van die organisatie. Daar ziet u wie de bestanden deelt voordat u iets downloadt.</p><p>Controleer voordat u de link opent of:</p><ul><li>u de afzender kent of de bestanden verwacht,</li><li>het adres van de link met <code>https://</code> begint en van de organisatie is.</li></ul><p>Twijfelt u? Bel de afzender dan op een nummer dat u al kent. Gebruik geen nummer uit de e-mail.</p>',
  },
  archiveFails: {
    question: 'Het archief gaat niet open. Ik zie ‘Operation not permitted’.',
    answer:
      '<p>Het archief is versleuteld met AES-256. Het archiefprogramma van uw systeem kan het niet openen en meldt mogelijk ‘Operation not permitted’. Gebruik een programma dat AES-256 ondersteunt:</p><ul><li><strong>Windows:</strong> 7-Zip of WinZip</li><li><strong>Mac:</strong> Keka of The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>Met 7-Zip:</p><ol><li>Klik met de rechtermuisknop op het gedownloade ZIP-bestand.</li><li>Kies <strong>7-Zip</strong> en daarna <strong>Hier uitpakken</strong>.</li><li>Voer het wachtwoord uit de aparte e-mail in.</li></ol>',
  },
  passwordMissing: {
    question: 'Waar vind ik het wachtwoord van het archief?',
    answer:
      '<p>In een aparte e-mail, die direct na de e-mail met de link wordt verstuurd. De link en het wachtwoord staan nooit in dezelfde e-mail.</p><ul><li>Kijk in uw map met spam of ongewenste e-mail.</li><li>Wacht enkele minuten. Sommige mailsystemen houden e-mails even vast.</li><li>Komt de e-mail niet aan? Vraag de afzender dan de bestanden opnieuw te versturen. Het wachtwoord wordt niet opgeslagen, zodat niemand het kan opzoeken.</li></ul>',
  },
  passwordRefused: {
    question: 'Het archief accepteert het wachtwoord niet.',
    answer:
      '<ul><li>Kopieer het wachtwoord uit de e-mail in plaats van het te typen, zonder spatie ervoor of erna.</li><li>Controleer of de e-mail met het wachtwoord bij dit archief hoort. Elke overdracht heeft een eigen wachtwoord.</li><li>Meldt het programma een andere fout dan een onjuist wachtwoord? Zie <a href="#faq-recipient-archiveFails">Het archief gaat niet open</a>.</li><li>Is de download onderbroken? Download het archief dan opnieuw.</li></ul>',
  },
  codeMissing: {
    question: 'De code komt niet aan.',
    answer:
      '<ul><li>Controleer de laatste cijfers van het telefoonnummer op de pagina. Is het nummer onjuist? Vraag de afzender het te corrigeren.</li><li>Wacht een minuut en controleer of de telefoon bereik heeft.</li><li>Is de code verlopen? Vraag dan op de pagina een nieuwe aan.</li><li>Hebt u ooit <code>STOP</code> op zo’n bericht geantwoord? Dan is uw nummer geblokkeerd. Vraag de afzender contact op te nemen met de helpdesk.</li></ul><p>Codes kunnen niet naar vaste nummers worden gestuurd.</p><p>Gaat de code naar uw e-mailadres? Kijk dan in de map met spam en wacht een paar minuten. De pagina toont het begin van het adres.</p>',
  },
  codeRefused: {
    question: 'De pagina meldt ‘Onjuist wachtwoord’ als ik de code invoer.',
    answer:
      '<p>Een code heeft zes cijfers, is drie minuten geldig en werkt één keer. Vergelijk de twee letters vóór het veld met die in het bericht. Verschillen ze, dan hoort de code bij een ouder bericht: gebruik het nieuwste.</p><p>U hebt drie pogingen. Vraag daarna een nieuwe code aan.</p>',
  },
  codeLocked: {
    question: 'Er worden geen codes meer verstuurd. Wat kan ik doen?',
    answer:
      '<p>Het aantal codes per uur en per dag is beperkt, zodat niemand ze kan raden. De pagina meldt wanneer de volgende code kan worden verstuurd.</p><p>Staat er dat u de afzender moet vragen? De afzender kan op de pagina van de overdracht nieuwe codes toestaan.</p>',
  },
  trustedDevice: {
    question: 'Wat betekent ‘Dit apparaat vertrouwen’?',
    answer:
      '<p>Bij sommige organisaties kunt u de code 30 dagen overslaan nadat u er een hebt ingevoerd. Uw browser bewijst zich dan met een sleutel die hij nooit afgeeft, en opent bestanden die naar hetzelfde adres zijn gestuurd en op dezelfde manier zijn beveiligd.</p><ul><li>Vink dit alleen aan op een apparaat dat niemand anders gebruikt: wie het gebruikt, kan uw bestanden openen.</li><li>Om het vertrouwen te beëindigen, drukt u onder de bestanden op ‘Dit apparaat vergeten’. Bent u een apparaat kwijt? Vraag de afzender de codes te deblokkeren: daarna wordt geen van uw apparaten meer vertrouwd.</li><li>Het vertrouwen eindigt ook als de browser de gegevens van deze pagina wist. Sommige browsers doen dat als u de pagina een week niet hebt bezocht.</li></ul>',
  },
  linkExpired: {
    question: 'De pagina meldt ‘De overdracht is verlopen!’',
    answer:
      '<p>Een link werkt een beperkte tijd, standaard {expiry}, en een afzender kan hem eerder beëindigen. De bestanden zijn dan niet meer beschikbaar.</p><p>Vraag de afzender ze opnieuw te versturen. U ontvangt dan een nieuwe e-mail met een nieuwe link.</p>',
  },
  linkUnknown: {
    question: 'De pagina meldt ‘Deze link is niet bekend.’',
    answer:
      '<p>De link is waarschijnlijk onvolledig. Sommige e-mailprogramma’s breken een lange link in tweeën.</p><ul><li>Klik op de knop in de e-mail in plaats van de link te kopiëren.</li><li>Kopieert u de link, kopieer hem dan volledig, van het eerste tot het laatste teken.</li><li>Lukt het nog niet? Vraag de afzender om een nieuwe link.</li></ul>',
  },
  stillProcessing: {
    question: 'De pagina meldt dat mijn bestanden nog worden verwerkt.',
    answer:
      '<p>Alle bestanden worden gecontroleerd voordat ze worden vrijgegeven. Dat duurt enkele seconden voor kleine bestanden en soms langer voor grote. Houd de pagina open: ze opent vanzelf zodra de bestanden klaarstaan.</p><p>Verandert er binnen een uur niets? Laat het de afzender weten.</p>',
  },
  downloadStops: {
    question: 'De download stopt of mislukt.',
    answer:
      '<ul><li>Kies <strong>Hervatten</strong> of <strong>Opnieuw</strong> naast het bestand. Een onderbroken download gaat verder waar hij stopte, als uw browser dat ondersteunt.</li><li>Controleer of er genoeg ruimte op de schijf is.</li><li>Blokkeert een bedrijfsnetwerk de download? Vraag het uw IT-helpdesk of probeer een ander netwerk.</li><li>Laad de pagina opnieuw als ze al lang openstaat.</li></ul>',
  },
  signInAsked: {
    question: 'Waarom moet ik me aanmelden?',
    answer:
      '<p>Sommige bestanden openen alleen voor iemand die is aangemeld: als uw adres van de organisatie zelf is of als haar beleidsregels het eisen. Meld u aan met het adres waarnaar de e-mail is gestuurd.</p><p>Hebt u daar geen account? Vraag het de afzender.</p>',
  },
  otherPerson: {
    question: 'De pagina meldt dat deze bestanden niet voor mij openen.',
    answer:
      '<p>U bent aangemeld met een ander adres dan dat waarnaar de bestanden zijn verstuurd. Meld u aan als de persoon voor wie ze bestemd zijn.</p><p>Zijn de bestanden voor u bestemd op uw huidige adres? Vraag de afzender ze daarheen te versturen.</p>',
  },
  mailMissing: {
    question: 'De afzender zegt dat er bestanden zijn verstuurd, maar ik heb geen e-mail.',
    answer:
      '<ul><li>Kijk in uw map met spam of ongewenste e-mail en in de quarantaine van uw organisatie.</li><li>Vraag de afzender uw adres letter voor letter te controleren.</li><li>Het verwerken van grote bestanden kost enige tijd. De e-mail wordt daarna verstuurd.</li></ul>',
  },
  account: {
    question: 'Heb ik een account of een programma nodig?',
    answer:
      '<p>Nee. De link opent in elke actuele browser. U hebt alleen een programma nodig voor een archief met een wachtwoord: zie <a href="#faq-recipient-archiveFails">Het archief gaat niet open</a>.</p>',
  },
  forward: {
    question: 'Mag ik de link aan een collega doorgeven?',
    answer:
      '<p>Doe dat liever niet. Wie de link heeft, kan de bestanden mogelijk downloaden, en de afzender ziet elke download als die van u. Vraag de afzender de bestanden aan uw collega te versturen.</p>',
  },
  acknowledgement: {
    question: 'Waarom moet ik een vakje aanvinken voordat ik de bestanden zie?',
    answer:
      '<p>U bevestigt daarmee dat de bestanden voor u bestemd zijn en dat u er zorgvuldig mee omgaat. Het tijdstip wordt vastgelegd, zodat de afzender weet dat de juiste persoon ze heeft ontvangen. Daarvóór wordt er niets gedownload.</p>',
  },
  howLong: {
    question: 'Hoelang en hoe vaak kan ik de bestanden downloaden?',
    answer:
      '<p>Tot de datum op de pagina en in de e-mail: standaard {expiry}, tenzij de afzender een andere termijn heeft gekozen. Tot dan kunt u de bestanden zo vaak downloaden als nodig is.</p>',
  },
  filesRequested: {
    question: 'Mij wordt gevraagd bestanden te uploaden. Hoe werkt dat?',
    answer:
      '<ol><li>Open de link in de e-mail. U hebt geen account nodig.</li><li>Controleer wie u om de bestanden vraagt en kies alle bestanden of sleep ze naar de pagina.</li><li>Vink het vakje aan en kies <strong>Uploaden</strong>.</li><li>Houd het tabblad open totdat de pagina meldt dat uw bestanden zijn aangekomen.</li></ol><p>De link werkt één keer. Kies dus alle bestanden voordat u ze uploadt.</p>',
  },
  uploadLinkEnded: {
    question: 'De uploadpagina meldt ‘De uploadlink is verlopen!’ of ‘Al geüpload!’',
    answer:
      '<p><strong>De uploadlink is verlopen!</strong> De tijd voor de upload is voorbij. Vraag de persoon die om de bestanden vroeg, het verzoek opnieuw te versturen.</p><p><strong>Al geüpload!</strong> Een link werkt één keer en er zijn al bestanden via deze link geüpload. Was u dat niet? Laat het die persoon dan meteen weten.</p>',
  },
  uploadStops: {
    question: 'Mijn upload is gestopt. Is alles verloren?',
    answer:
      '<p>Nee. De upload gaat vanzelf verder zodra het netwerk terug is. Hebt u het tabblad gesloten? Open de link dan binnen 24 uur opnieuw in dezelfde browser. Wat al is geüpload, wordt niet opnieuw verstuurd.</p><p>Kan een bestand niet meer worden gelezen? Kies het dan opnieuw.</p>',
  },
  uploadSize: {
    question: 'Hoe groot mogen de bestanden zijn die ik upload?',
    answer: '<p>Eén bestand mag maximaal {fileSize} groot zijn en alle bestanden samen maximaal {totalSize}.</p>',
  },
  onPhone: {
    question: 'Kan ik de bestanden op een telefoon of tablet downloaden?',
    answer:
      '<p>Ja, losse bestanden openen in elke actuele browser. Voor een archief met een wachtwoord hebt u een app nodig die AES-256 ondersteunt, zoals WinZip of iZip. Grote bestanden gaan makkelijker op een computer.</p>',
  },
  whatSenderSees: {
    question: 'Wat ziet de afzender van mij?',
    answer:
      '<p>Wanneer de pagina van de link is geopend, en wanneer en hoe vaak elk bestand is gedownload. Een telefoonnummer voor codes wordt versleuteld opgeslagen en maar deels getoond.</p><p>Vragen over uw gegevens: {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: 'Hoe verstuur ik bestanden?',
    answer:
      '<p>Kies de bestanden, voer het e-mailadres van de ontvanger en een bericht in, controleer de ontvanger, kies de opties en kies <strong>Nu versturen</strong>, of <strong>Versturen naar …</strong> bij een waarschuwing over de ontvanger. De ontvanger krijgt een e-mail met een beveiligde link. <a href="/help">Zo werkt het</a> toont elke stap met een afbeelding.</p>',
  },
  limits: {
    question: 'Hoe groot mag een overdracht zijn?',
    answer:
      '<ul><li>Eén bestand: maximaal {fileSize}.</li><li>Alle bestanden van een overdracht: maximaal {totalSize} zonder wachtwoordbeveiliging en maximaal {archiveSize} met.</li></ul><p>Hebt u meer? Verstuur dan meerdere overdrachten.</p>',
  },
  uploadStopped: {
    question: 'De upload is gestopt. Wat nu?',
    answer:
      '<ul><li><strong>Geen netwerk:</strong> wacht even. De upload gaat vanzelf verder zodra het netwerk terug is.</li><li><strong>De server antwoordt niet:</strong> wacht even of kies <strong>Opnieuw</strong>. Wat al is geüpload, wordt niet opnieuw verstuurd.</li><li><strong>Een bestand kan niet meer worden gelezen:</strong> het is gewijzigd, verplaatst of verwijderd. Ga terug, verwijder het uit de lijst en kies het opnieuw.</li><li><strong>De computer is in de slaapstand gegaan:</strong> haal hem eruit en houd het tabblad open.</li></ul><p>De ontvanger krijgt niets voordat alles is geüpload en gecontroleerd.</p>',
  },
  closedTab: {
    question: 'Ik heb het tabblad tijdens de upload gesloten.',
    answer:
      '<p>Open <a href="/transfer">Bestanden versturen</a> binnen 24 uur opnieuw in dezelfde browser. De pagina biedt aan verder te gaan waar de upload stopte. Mogelijk moet u dezelfde bestanden opnieuw kiezen; wat al is geüpload, wordt niet opnieuw verstuurd.</p>',
  },
  recipientWarning: {
    question: 'Waarom krijg ik een waarschuwing over de ontvanger?',
    answer:
      '<p>De ontvanger wordt vergeleken met wat u en uw organisatie eerder hebben verstuurd. Er verschijnt een waarschuwing bij een nieuw adres, een nieuw of gelijkend domein, een openbare maildienst of bestanden die anders zijn dan wat u daar gewoonlijk heen stuurt.</p><p>Lees het adres letter voor letter. Is het juist, behoud het dan; wijzig het anders. Voor een ontvanger die u hebt behouden, verschijnt de waarschuwing niet opnieuw.</p>',
  },
  wrongRecipient: {
    question: 'Ik heb bestanden naar de verkeerde ontvanger verstuurd.',
    answer:
      '<ol><li>Open de overdracht in <a href="/transfers">Mijn overdrachten</a>.</li><li>Kies <strong>Verkeerde ontvanger?</strong> De link werkt meteen niet meer en de pagina meldt of er iets is gedownload.</li><li>Verstuur de opgeslagen bestanden binnen 24 uur naar de juiste ontvanger. U hoeft ze niet opnieuw te uploaden.</li></ol><p>Zijn er al bestanden gedownload? Meld het uw functionaris voor gegevensbescherming.</p>',
  },
  revoke: {
    question: 'Hoe neem ik een overdracht terug?',
    answer:
      '<p>Kies <strong>Intrekken</strong> in <a href="/transfers">Mijn overdrachten</a> of op de pagina van de overdracht. De link werkt meteen niet meer. Voor kopieën die al zijn gedownload, verandert er niets. U kunt een overdracht intrekken die actief of opgevraagd is.</p><p>Een e-mail kunt u niet annuleren of terughalen, maar zonder de link opent die niets.</p>',
  },
  undo: {
    question: 'Ik heb bestanden te vroeg verzonden. Kan ik dat ongedaan maken?',
    answer:
      '<p>Als uw organisatie dit aanbiedt, telt de pagina na het verzenden af en is er nog niets verstuurd: kies <strong>Ongedaan maken</strong>. Verbeter dan de ontvanger of het bericht en verstuur de bestanden binnen 24 uur opnieuw. U hoeft ze niet opnieuw te uploaden.</p><p>Kies na het aftellen <strong>Intrekken</strong>.</p>',
  },
  nothingArrived: {
    question: 'De ontvanger heeft geen e-mail gekregen.',
    answer:
      '<ul><li>Open de overdracht. De status moet <strong>Actief</strong> zijn: zolang ze wordt verwerkt, is er geen e-mail verstuurd.</li><li>De pagina meldt het als de mailserver van de ontvanger de e-mail heeft geweigerd.</li><li>Vraag de ontvanger in de spammap te kijken.</li><li>Kopieer de link op de pagina van de overdracht en geef hem op een andere manier aan de ontvanger.</li></ul>',
  },
  policyBlock: {
    question: 'De pagina meldt dat deze overdracht niet kan worden verstuurd.',
    answer:
      '<p>Een beleidsregel van uw organisatie staat deze overdracht niet toe: vanwege de ontvanger, het soort bestanden of de gevoelige gegevens erin. De pagina noemt de beleidsregel en wat u kunt wijzigen.</p><ul><li>Wijzig de ontvanger of verwijder de bestanden die de oorzaak zijn.</li><li>Zijn bestanden na de upload geblokkeerd? Kies dan binnen 5 dagen <strong>Opnieuw versturen</strong> op de pagina van de overdracht. De overdracht voldoet dan aan de beleidsregel en u hoeft de bestanden niet opnieuw te uploaden.</li><li>Denkt u dat de beleidsregel onjuist is? Vraag het een beheerder.</li></ul>',
  },
  policyRequired: {
    question: 'Waarom kan ik een optie niet wijzigen?',
    answer:
      '<p>Een beleidsregel van uw organisatie eist de optie voor deze overdracht of staat haar niet toe. De optie noemt de beleidsregel. Voor een andere ontvanger of andere bestanden kunnen andere beleidsregels gelden.</p>',
  },
  transferFailed: {
    question: 'Mijn overdracht is mislukt.',
    answer:
      '<p>Open de overdracht: de pagina toont de reden en het bestand. Er is niets naar de ontvanger verstuurd. Zijn de bestanden nog opgeslagen, kies dan <strong>Opnieuw versturen</strong>; start anders een nieuwe overdracht. Probeer het na een storing van het systeem later opnieuw of neem contact op: {support}.</p>',
  },
  malware: {
    question: 'Een bestand is verwijderd omdat het malware bevat.',
    answer:
      '<p>De malwarescanner van uw organisatie heeft iets in het bestand gevonden. De overdracht is mislukt en de ontvanger heeft niets gekregen.</p><ul><li>Controleer uw apparaat en verzend de andere bestanden zonder dit bestand.</li><li>Heeft een partner het bestand op uw verzoek geüpload, laat het die partner dan weten.</li><li>Weet u zeker dat het bestand onschadelijk is, vraag dan een beheerder om het toe te staan. Verzend het daarna opnieuw.</li></ul>',
  },
  longProcessing: {
    question: 'Mijn overdracht wordt al lang verwerkt.',
    answer:
      '<p>Elk bestand wordt op gevoelige gegevens gecontroleerd en grote bestanden duren langer. U mag de pagina sluiten. Als de <a href="/health">Systeemstatus</a> een probleem toont, wachten overdrachten en gaan ze daarna vanzelf verder.</p>',
  },
  passwordProtection: {
    question: 'Wat doet wachtwoordbeveiliging?',
    answer:
      '<p>De bestanden worden in een ZIP-archief met AES-256-versleuteling gepakt. De ontvanger krijgt het gegenereerde wachtwoord in een aparte e-mail. U ziet het niet en het wordt niet opgeslagen. Het kan tot een totale grootte van {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'Mijn ontvanger kan het archief niet openen.',
    answer:
      '<p>Voor het archief is een programma nodig dat AES-256 ondersteunt. Het archiefprogramma van het systeem meldt ‘Operation not permitted’. Stuur uw ontvanger dit antwoord: <a href="#faq-recipient-archiveFails">Het archief gaat niet open</a>.</p>',
  },
  code: {
    question: 'Wanneer beveilig ik een overdracht met een code?',
    answer:
      '<p>Als de mailbox van de ontvanger niet veilig genoeg is: wanneer anderen hem lezen of voor zeer gevoelige bestanden. Voer het mobiele nummer van de ontvanger in; de bestanden openen alleen met de zes cijfers die per sms naar dat nummer worden gestuurd. Laat de ontvanger vooraf weten dat u het nummer gebruikt.</p><p>Kies zonder telefoon een code per e-mail: de pagina stuurt die naar het eigen adres van de ontvanger. Dat houdt mensen tegen die alleen een doorgestuurde link hebben, maar niet wie de mailbox leest, waarin ook de link staat.</p>',
  },
  phoneRefused: {
    question: 'Het telefoonnummer van mijn ontvanger wordt geweigerd.',
    answer:
      '<p>Voer een mobiel nummer met landcode in, zoals <code>+41 79 123 45 67</code>. Vaste nummers, betaalnummers en satelliettelefoons kunnen geen codes ontvangen, en uw organisatie staat alleen bepaalde landen toe.</p>',
  },
  recipientLocked: {
    question: 'Mijn ontvanger krijgt geen codes meer.',
    answer:
      '<p>Na te veel codes stopt het versturen om de bestanden te beschermen. Open de overdracht en sta daar nieuwe codes toe. Op dezelfde pagina kunt u het telefoonnummer corrigeren. Is de ontvanger een vertrouwd apparaat kwijt? Deblokkeer dan ook de codes: op elk van zijn apparaten is daarna weer een code nodig.</p>',
  },
  anonymize: {
    question: 'Hoe anonimiseer ik een CSV-bestand?',
    answer:
      '<p>Kies <strong>Anonimiseren</strong> naast het bestand voordat u het verstuurt, en kies voor elke kolom een methode: maskeren, hashen met SHA-256, vervangen volgens een patroon of formaatbehoudende versleuteling. Het voorbeeld toont de eerste 10 rijen.</p><p>Anonimiseren is onomkeerbaar: het origineel wordt verwijderd en niemand kan het herstellen. De enige uitzondering is formaatbehoudende versleuteling met een sleutel die u bewaart.</p>',
  },
  anonymizeFails: {
    question: 'Het anonimiseren van mijn bestand is mislukt.',
    answer:
      '<p>De pagina noemt de rij en de kolom. Veelvoorkomende redenen: een rij heeft meer of minder cellen dan de kop, het bestand is geen teksttabel of een patroon komt nergens voor. Corrigeer het bestand of de regels en verstuur het opnieuw. Er is niets verstuurd.</p>',
  },
  sensitiveData: {
    question: 'Wat betekent ‘gevoelige gegevens’ bij mijn overdracht?',
    answer:
      '<p>Elk bestand wordt doorzocht op gegevens zoals kaartnummers, IBAN’s, namen, adressen en telefoonnummers. De pagina toont de soorten en hoeveel er van elk zijn gevonden, met een waarschijnlijkheid. De gegevens zelf worden niet opgeslagen. Het is een aanwijzing, geen bewijs: ga na of de ontvanger ze hoort te krijgen.</p>',
  },
  findingsAsked: {
    question: 'Waarom moet ik vóór het verzenden bevestigen wat er is gevonden?',
    answer:
      '<p>Volledige bestanden worden op gevoelige gegevens gecontroleerd terwijl andere nog worden geüpload. Uw organisatie of een van haar beleidsregels vraagt u te bevestigen wat er is gevonden. Controleer of de ontvanger het mag hebben.</p><ul><li><strong>Toch verzenden</strong> verzendt de bestanden.</li><li><strong>Nog niet verzenden</strong> verzendt niets: u kunt teruggaan en de ontvanger of de bestanden wijzigen.</li></ul>',
  },
  notInspectable: {
    question: 'Een bestand is ‘niet te inspecteren’. Is dat erg?',
    answer:
      '<p>Het betekent dat het bestand niet kon worden gelezen: het heeft een wachtwoord, is beschadigd of heeft een indeling die niet wordt ondersteund, zoals een scan. Het wordt niet op gevoelige gegevens gecontroleerd. Mogelijk staat een beleidsregel van uw organisatie zulke bestanden niet toe.</p>',
  },
  expiry: {
    question: 'Hoelang werkt een link?',
    answer:
      '<p>Standaard {expiry}. U kunt bij de opties een andere termijn kiezen, binnen de grenzen van uw organisatie. Is er niets gedownload, dan krijgt de ontvanger een herinnering voordat de link verloopt.</p>',
  },
  wasDownloaded: {
    question: 'Hoe zie ik of mijn bestanden zijn gedownload?',
    answer:
      '<p>Open de overdracht in <a href="/transfers">Mijn overdrachten</a>. Daar staat wanneer de bestanden voor het eerst zijn gedownload, hoe vaak en welke.</p><p><strong>Geschiedenis</strong> toont de stappen van de levering: wanneer de link is verstuurd, geaccepteerd en geopend, en wat er met elk bestand gebeurde. Openingen door automatische controles van mailsystemen worden als zodanig getoond en tellen niet als download. Bij de opties van een overdracht kunt u om een e-mail bij de eerste download vragen.</p>',
  },
  receipt: {
    question: 'Hoe bewijs ik welke bestanden zijn geleverd?',
    answer:
      '<p>Kies <strong>Afleverbewijs</strong> op de pagina van de overdracht, voor elke ontvanger. Het is een ondertekende verklaring met de namen, groottes en controlesommen van de bestanden en met de tijden, als pdf of als klein tekstbestand. Het opent niets, dus u kunt het doorgeven.</p><p>Iedereen kan het zonder account controleren op <a href="/receipt">Bewijs controleren</a>. Het bewijst wat uw organisatie heeft vastgelegd, niet dat iemand de bestanden heeft gelezen.</p>',
  },
  hideSender: {
    question: 'Wat ziet de ontvanger als ik mijn adres verberg?',
    answer:
      '<p>De naam van uw organisatie in plaats van uw adres. Antwoorden bereiken u niet. Uw beheerders zien nog wel wie de overdracht heeft verstuurd.</p>',
  },
  trackingId: {
    question: 'Wat is een tracking-ID?',
    answer:
      '<p>Een eigen kenmerk, zoals een zaaknummer. De ontvanger ziet het niet. U vindt er de overdracht mee terug en het wordt vastgelegd voor audits. Een beleidsregel kan een tracking-ID eisen.</p>',
  },
  request: {
    question: 'Hoe vraag ik iemand om bestanden?',
    answer:
      '<p>Open <a href="/transfer/request">Bestanden opvragen</a>, voer het adres in en schrijf welke bestanden u nodig hebt. De ander krijgt een link voor één upload, zonder account. U ontvangt een e-mail zodra de bestanden zijn gecontroleerd.</p>',
  },
  requestEnded: {
    question: 'Mijn contact kan geen bestanden meer uploaden.',
    answer:
      '<p>Een uploadlink werkt één keer en tot de datum die erbij staat. Open het verzoek in <a href="/transfers">Mijn overdrachten</a> en kies <strong>Verzoek opnieuw versturen</strong> of <strong>Opnieuw opvragen</strong>.</p>',
  },
  dropPage: {
    question: 'Hoe kunnen anderen mij bestanden sturen zonder dat ik er telkens om vraag?',
    answer:
      '<p>Open <a href="/drop-page">Inleverpagina</a>, stel de regels in en kies <strong>Pagina maken</strong>. Op het adres van die pagina sturen anderen u bestanden, zonder account. Elke levering wordt gecontroleerd zoals elke overdracht en verschijnt in <a href="/transfers">Mijn overdrachten</a>.</p><p>Iedereen met het adres kan u bestanden sturen, en niets bewijst de naam en het adres die iemand opgeeft. Een wachtwoord beveiligt de pagina. Komt het adres in verkeerde handen? Kies dan een nieuw adres.</p>',
  },
  whoSees: {
    question: 'Wie kan mijn overdrachten zien?',
    answer:
      '<p>U en de beheerders van uw organisatie. Beheerders zien ontvangers, bestandsnamen, statussen en soorten gevoelige gegevens. Ze kunnen uw bestanden niet downloaden en hebben er geen link naar.</p>',
  },
  addressBook: {
    question: 'Hoe verwijder ik een voorgestelde ontvanger?',
    answer:
      '<p>Kies <strong>Uw ontvangers bewerken…</strong> onder de suggesties en verwijder de ontvanger. Alleen u ziet uw ontvangers.</p>',
  },
  draft: {
    question: 'Gaat mijn bericht verloren als ik de pagina verlaat?',
    answer:
      '<p>Nee. Ontvanger, bericht en opties blijven in deze browser bewaard totdat u ze verstuurt, het concept verwijdert of u afmeldt. Mogelijk moet u de bestanden opnieuw kiezen.</p>',
  },
  noPermission: {
    question: 'De pagina meldt dat ik geen bestanden mag versturen.',
    answer:
      '<p>Uw account hoort niet bij de mensen van uw organisatie die bestanden mogen versturen. Vraag om toegang: {support}. Meld u af en weer aan nadat u die hebt gekregen.</p>',
  },
  sessionExpired: {
    question: 'Mijn sessie is verlopen terwijl ik bezig was.',
    answer:
      '<p>Meld u opnieuw aan, in een nieuw tabblad als de pagina dat aanbiedt. Wat u hebt ingevoerd, blijft in het eerste tabblad staan en een lopende upload gaat door.</p>',
  },
  afterExpiry: {
    question: 'Wat gebeurt er met de bestanden nadat de link is verlopen?',
    answer:
      '<p>Ze worden 5 dagen nadat de link is verlopen, verwijderd. Tot een uur daarvoor kunt u de overdracht verlengen in Mijn overdrachten: de links werken dan weer. De ontvanger kan u op de pagina van de link om meer tijd vragen. De bestanden van een ingetrokken overdracht worden binnen een uur verwijderd. De regel in uw lijst blijft staan.</p>',
  },
}
