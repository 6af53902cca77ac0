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

/** Folded words by cue: English, German, French, Spanish, Italian, Dutch. */
export const cueWords: readonly [number, string][] = [
  [
    TITLE,
    'mr mrs ms miss mx dr prof professor sir madam lady lord rev reverend capt captain judge sen senator gov president justice chancellor ' +
      'herr frau hr fr dipl ing mag m mme mlle monsieur madame mademoiselle maitre sr sra srta senor senora don dona ' +
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
      'gmbh ag kg ohg ug ev mbh verein stiftung gesellschaft universitat hochschule ministerium amt bundesamt verlag ' +
      'sa sas sarl sci banque societe universite ministere ecole sl banco sociedad universidad ministerio srl spa banca ' +
      'societa universita ministero bv nv stichting vereniging universiteit ministerie ' +
      'java javascript typescript kotlin python perl rust scala excel powerpoint outlook windows linux android chrome firefox ' +
      'kubernetes docker terraform oracle azure aws',
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
    'gran rue avenue av boulevard bd allee allees impasse chemin quai place route cours passage square via viale piazza ' +
      'corso largo vicolo strada calle avenida avda paseo plaza carrera camino ronda c rua travessa praca ul ulica al os ' +
      'am an auf im zum zur unter alte neue carrer jalan',
  ],
  [
    UNIT,
    'apt apartment suite ste unit flat floor fl room rm building bldg wohnung whg etage stock appartement appt bat ' +
      'batiment piso puerta interno scala int kamer verdieping',
  ],
  [PLACE_FOLLOWS, 'in from near around outside across throughout aus nach bei desde presso vicino uit nabij'],
  [
    PLACE_MAY_FOLLOW,
    'to at visit visited visiting of for via between towards toward a au aux de du del en vers zu von da di te naar',
  ],
  [
    PERSON_FOLLOWS,
    'by with starring featuring contact attn attention cc signed sincerely von par por da door named called via',
  ],
  [
    SPEECH_VERB,
    'said says told asked wrote explained added replied answered noted stated argued claimed announced confirmed agreed ' +
      'suggested commented recalled laughed shouted whispered thinks believes knows likes loves hates lives lived works ' +
      'worked moved married died born sagte sagt schrieb erklarte fragte dit declare dijo dice dijo disse zei schreef',
  ],
  [
    PARTICLE,
    'de da do dos das du del della delle dello degli dei di la le les van von der den ter ten te zu zum zur vom af av al ' +
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
      'dinsdag woensdag donderdag vrijdag zaterdag zondag christmas easter weihnachten ostern noel',
  ],
  [
    KINSHIP,
    'wife husband partner kid child son daughter brother sister mother father mom mum dad friend colleague boss manager ' +
      'uncle aunt cousin neighbour neighbor fiance girlfriend boyfriend client patient tenant landlord employee director ' +
      'author singer producer actor actress guitarist drummer doctor attorney lawyer notary novelist',
  ],
  [
    GREETING,
    'dear hi hello hey hallo liebe lieber sehr cher chere bonjour estimado estimada hola querido querida gentile caro ' +
      'cara egregio ciao beste geachte thanks',
  ],
  [
    SIGN_OFF,
    'regards sincerely cheers yours faithfully truly grusse grussen gruss cordialement salutations saludos saludo ' +
      'atentamente saluti groet groeten hoogachtend wishes best',
  ],
  [
    NAME_LABEL,
    'name surname lastname firstname forename fullname applicant customer client patient tenant landlord employee author ' +
      'director contact recipient sender witness buyer seller guardian beneficiary vorname nachname familienname ' +
      'ansprechpartner kunde nom prenom nombre apellido apellidos nome cognome naam voornaam achternaam',
  ],
  [
    ADDRESS_LABEL,
    'address side adresse anschrift direccion domicilio indirizzo adres residence residing resides lives lived located live ' +
      'wohnt wohnhaft domicilie habite demeurant reside residente woont woonachtig delivered shipped offices office',
  ],
  [
    PLACE_LABEL,
    'where city town village birthplace country state region stadt ort land wohnort geburtsort ville pays ciudad pais citta paese plaats woonplaats',
  ],
]
