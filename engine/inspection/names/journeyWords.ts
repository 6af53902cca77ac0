const words = (text: string) => new Set(text.split(' '))

/** Verbs and nouns of going, coming and moving: a place follows a preposition; folded. */
export const MOVES = words(
  'move moves moved moving relocate relocated go goes going went come comes coming came travel travels travelled traveled drive drives drove fly flies flew ' +
    'return returns returned arrive arrives arrived arriving leave leaves left depart departs departed train trains flight flights trip trips journey bus ' +
    'komme kommt kommen kam kamen gekommen fahre fahrt fahren fuhr fuhren gefahren reise reist reisen reiste gereist ziehe zieht ziehen zog zogen umgezogen ' +
    'zugezogen gezogen weggezogen fliegen fliegt flog zuruck zug zuge flug fluge fahrt ruckfahrt umzug ' +
    'kom komt komen kwam kwamen gekomen gaan gaat ging gingen gegaan reizen reisde reisden verhuis verhuist verhuizen verhuisde verhuisden verhuisd vertrek ' +
    'vertrekt vertrekken vertrok vertrokken rijd rijdt rijden reed terug trein treinen vlucht vluchten reis verhuizing ' +
    'viendrai viendra viendrons viendront viens vient venons viennent venu venue venus irai ira irons iront vais va allons vont alle allee alles arrive arrivee ' +
    'arrivons pars part partons partent parti partie partis demenage demenager demenagent installe installee rends rend rendons rendra rendrons retourne ' +
    'retournons train trains vol vols voyage trajet deplacement demenagement ' +
    'ire ira iremos iran voy vamos fueron viajo viaja viajamos viajan viajar viajaremos viajado mudo mudar mudarse mudado mudaron mudamos muda ' +
    'traslado trasladaron trasladado trasladar trasladarse llego llega llegamos llegaron llegar salio salgo sale salimos salieron salir volvio vuelve ' +
    'volvemos volver regreso regresa regresar vendremos vendra tren trenes vuelo vuelos viaje viajes autobus mudanza ' +
    'verro verra verremo verranno vengo viene veniamo vengono andro andra andremo andranno vado andiamo vanno andare andato andata andati arrivo arriva ' +
    'arrivato arrivata arriviamo arriveremo arrivare parto partiamo partiremo partito partita partire trasferito trasferita trasferiti trasferisce ' +
    'trasferirsi torno torna torneremo tornato tornata tornare treno treni volo voli viaggio viaggi trasloco ' +
    'irei irao vou foi foram viajei viajou viajaram viajaremos viagem viagens mudei mudou mudaram mudou-se mudei-me mudaram-se mudar-se muda-se partiu ' +
    'partimos partiram chegou chegamos chegaram chegar saiu saimos sairam sair voltou voltamos voltar regressou regressar comboio comboios trem voo voos ' +
    'autocarro onibus mudanca deslocou-se deslocacao ' +
    'przyjade przyjedzie przyjedziemy przyjada przyjechal przyjechala przyjechali jade jedzie jedziemy jada jechal pojade pojedzie pojedziemy pojechal ' +
    'pojechala pojechali wyjade wyjedzie wyjezdza wyjechal wyjechala wyjechali przeprowadzil przeprowadzila przeprowadzili przeprowadza wyprowadzil ' +
    'wyprowadzila wrocil wrocila wrocili wroci wraca wracamy dojechal dojechala przenosi przeniosl przeniosla lece leci lecimy polecial pociag pociagi ' +
    'pociagiem lot podroz wyjazd wycieczka przeprowadzka autobus ' +
    'kommer kom flytta flyttar flyttade flyttat aker akte reser reste rest resa resan flyger flog atervander atervande taget flyget bussen flytten',
)

/** What is sent, also to persons. */
export const SENT = words(
  'parcel parcels package packages shipment shipments delivery deliveries freight pallet pallets paket pakete paketes packchen sendung sendungen lieferung ' +
    'lieferungen fracht pakket pakketten pakketje pakje zending zendingen levering leveringen vracht colis paquet paquets livraison livraisons envoi envois ' +
    'paquete paquetes envio envios entrega entregas pedido pedidos pacco pacchi pacchetto spedizione spedizioni consegna consegne encomenda encomendas ' +
    'pacote pacotes remessa remessas paczka paczke paczki przesylka przesylke przesylki dostawa dostawe paketet paketen forsandelse forsandelsen ' +
    'leverans leveransen',
)

/** Also of persons. */
export const VISITS = words(
  'visit visits visite visites visita visitas besuch besuche bezoek bezoeken wizyta wizyte wizyty besok besoket',
)

export const TOWARDS = words(
  'to from towards nach aus bis naar uit a au vers depuis hasta desde para da per verso do z ze od till fran',
)
/** Behind what is sent, before persons too. */
export const FOR = words('for fur voor pour para per')
export const TO = words('to nach naar aan a do till')
export const IN = words('in from near to')
export const IN_ITALY = words('a ad in')
/** Only directly behind a verb: the trip of a person. */
export const OF = words('de di do da')
export const MOVES_FROM = words(
  'mudo mudado mudaron mudarse mudou mudei mudaram mudou-se mudei-me mudaram-se mudar-se trasladado salio salieron salimos salir saiu sairam saimos ' +
    'sair partio partiu partiram regreso regressou volvio voltou llega llego llegaron chegou chegaram vient viennent venons venu venue venus partie partis ' +
    'demenage rentre rentrent revient reviennent revenu revenue',
)
export const OUT_OF = words('aus nach uit naar')
/** They end a clause: aus Lindau zugezogen. */
export const MOVED = words(
  'gekommen gefahren gereist umgezogen zugezogen gezogen weggezogen geflogen gekomen gegaan gereisd verhuisd vertrokken gereden gevlogen teruggekeerd',
)

/** Verbs of leaving a place, a person or a firm; folded. */
export const LEAVES = words(
  'left leave leaves leaving verlaat verliet verlieten verlaten quitte quitter quittent quittait quitta quittera dejo dejado abandono abandonado deixou ' +
    'deixei deixaram lasciato lascio lascia lasciare lasciano lasciera opuscil opuscila opuscili opuszcza lamnar lamnade lamnat',
)

/** A town is named directly behind them. */
export const TOWN = words(
  'miejscowosci miejscowosc wiosce osadzie przysiolku miescie miasto miasta miasteczko miasteczku wsi wies gmina gminie gminy powiat powiecie stad staden orten byn',
)
/** And of. */
export const TOWN_OF = words(
  'city town village ciudad pueblo citta cittadina cidade vila aldeia localita localidad localidade commune',
)
export const TOWN_PREPOSITION = words('of de di')

/** Days that no other cue needs. */
export const DAYS = words(
  'poniedzialek wtorek srode sroda czwartek piatek sobote niedziele niedziela segunda-feira terca-feira quarta-feira quinta-feira sexta-feira ' +
    'mandag tisdag onsdag torsdag fredag lordag sondag jutro dzis',
)
