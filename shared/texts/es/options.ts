import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'es')
const about = (iso: string) => `hasta aproximadamente el ${formatDateTime(iso, undefined, 'es')}`

export const options: OptionsTexts = {
  panel: 'Opciones',
  days: (min, max) => `De ${min} a ${max} días.`,

  expiry: {
    label: 'Caducidad personalizada',
    field: 'Días hasta que caduque el enlace',
    lasting: (count, until) => `${days(count)}, ${about(until)}`,
    fixed: (count, until) => `El enlace funciona durante ${days(count)}, ${about(until)}`,
    invalid: 'Aún no hay un número de días válido',
    requestField: 'Días hasta que caduque el enlace de carga',
    requestFixed: count => `El enlace de carga funciona durante ${days(count)}`,
  },

  protection: {
    label: 'Protección con contraseña',
    on: 'Activada: un archivo comprimido ZIP, con su contraseña en un segundo correo',
    off: 'Desactivada: los archivos se envían tal cual',
    meaning:
      'Todos los archivos se envían en un solo archivo comprimido ZIP, cifrado con AES-256. El destinatario recibe la contraseña en un segundo correo y necesita un programa ZIP compatible con AES-256, como 7-Zip, WinZip o Keka.',
    demand: 'Su organización exige protección con contraseña para esta transferencia.',
    tooLargeTitle: 'Su organización exige protección con contraseña para esta transferencia',
    tooLarge: 'Vuelva atrás y envíe menos archivos cada vez.',
  },

  code: {
    label: 'Código por SMS',
    meaning: 'Antes de la descarga, el destinatario introduce un código que se envía a su teléfono.',
    demand: 'Su organización exige un código por SMS.',
    offForLink: 'Desactivado: basta con el enlace',
    offForSignIn: 'Desactivado: basta con iniciar sesión',
    incomplete: isMailed =>
      isMailed ? 'Activado: aún sin número válido, o por correo' : 'Activado: aún sin número válido',
    missing: isMailed => (isMailed ? 'Activado: aún sin número, o por correo' : 'Activado: aún sin número'),
    on: (number, isMailed) =>
      isMailed ? `Activado: se envía a ${number}, o por correo` : `Activado: se envía a ${number}`,
    byEmail: 'Permitir también el código por correo',
    byEmailMeaning: 'Más cómodo, pero menos seguro: quien pueda leer su correo obtiene tanto el enlace como el código.',
    goesTo: 'El código se envía a {number}, como en una transferencia anterior.',
    otherNumber: 'Usar otro número',
    goesElsewhere: 'El código se envía a un número distinto del de una transferencia anterior.',
    keep: number => `Mantener ${number}`,
  },

  emailCode: {
    label: 'Código por correo',
    meaning:
      'Antes de la descarga, el destinatario introduce un código que la página envía a su dirección. Detiene a quien solo tenga un enlace reenviado. Es menos seguro que un teléfono: el enlace y el código llegan al mismo buzón.',
    demand: 'Su organización exige un código, al menos por correo.',
    off: 'Desactivado',
    on: 'Activado: se envía a la dirección del destinatario',
  },

  phone: {
    label: 'Número de móvil del destinatario',
    country: 'País',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'Para otro país, empiece por + y su prefijo.',
    loading: 'Cargando el campo de teléfono',
    notLoaded: 'No se ha podido cargar el campo de teléfono',
    notLoadedText: 'Compruebe su conexión. Se conserva lo que ha introducido.',
  },

  sender: {
    label: 'Ocultar mi nombre y mi dirección',
    on: organization => `Activado: el destinatario solo ve ${organization}`,
    off: 'Desactivado: se muestran su nombre y su dirección',
    meaning: organization => `El destinatario solo ve ${organization}, no a usted.`,
    demand: 'Su organización exige que se oculten su nombre y su dirección.',
  },

  trackingId: {
    label: 'ID de seguimiento',
    on: trackingId => `Activado: ${trackingId}`,
    missing: 'Activado: aún sin ID',
    off: 'Desactivado',
    meaning:
      'Un número de expediente o contrato suyo para encontrar esta transferencia más tarde. El destinatario no lo ve.',
    demand: 'Su organización exige un ID de seguimiento.',
    field: 'ID de seguimiento de esta transferencia',
  },

  templateSet: {
    label: 'Conjunto de plantillas para los correos',
    fixed: name => `Conjunto de plantillas para los correos: ${name}`,
    field: 'Conjunto de plantillas',
  },

  linkMail: {
    label: recipient => `Enviar el enlace por correo a ${recipient}`,
    labelWithoutRecipient: 'Enviarle el enlace por correo',
    on: 'Activado',
    off: 'Desactivado: usted copia el enlace y lo entrega',
  },
  downloadNotice: {
    label: 'Avisarme por correo de la primera descarga',
    on: 'Activado: como máximo un correo por hora si hay varios destinatarios',
    off: 'Desactivado: la página de la transferencia muestra las descargas',
  },
}

const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: 'la ocultación del remitente',
  passwordProtection: 'la protección con contraseña',
  mobileOtp: 'el código por SMS',
  emailOtp: 'el código por correo',
  trackingId: 'el ID de seguimiento',
  expiryDays: 'los días hasta la caducidad',
  templateSet: 'el conjunto de plantillas',
}
const toFeatureName = (feature: string) => featureNames[feature] ?? feature

export const demandTexts: DemandTexts = {
  block: 'Su organización no permite esta transferencia.',
  blockRequest: 'Su organización no permite esta solicitud.',
  blockAction: 'Cambie el destinatario o los archivos, o consulte a los administradores de su organización.',
  sendAgainAction: 'Envíela de nuevo con lo que pide la política. Los archivos están guardados.',
  requestBlockAction: 'Pídaselos a otra persona o consulte a los administradores de su organización.',
  warn: 'Su organización le pide que compruebe esta transferencia antes de enviarla.',
  warnAction: 'Compruebe el destinatario y los archivos.',
  conflict: feature => `Las políticas de su organización se contradicen sobre ${toFeatureName(feature)}.`,
  conflictAction: 'Comuníquelo a un administrador.',
  required: feature => `Esta transferencia requiere ${toFeatureName(feature)}.`,
  requiredAll: features => `Esta transferencia requiere ${formatList(features.map(toFeatureName), 'es')}.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Introduzca un ID de seguimiento.'
    return feature === 'mobileOtp' ? 'Introduzca el número de teléfono del destinatario.' : 'Actívela.'
  },
  prohibited: feature => `Esta transferencia no admite ${toFeatureName(feature)}.`,
  prohibitedAction: 'Envíela sin esa opción.',
  minExpiry: count => `El enlace debe funcionar durante al menos ${count === 1 ? 'un día' : days(count)}.`,
  maxExpiry: count => `El enlace puede funcionar como máximo durante ${count === 1 ? 'un día' : days(count)}.`,
  templateSet: name => `Solo se permite el conjunto de plantillas «${name}».`,
  templateSetAction: 'Elíjalo.',
  signIn: 'El destinatario debe iniciar sesión para abrir el enlace.',
  consent: 'Esta transferencia requiere su consentimiento.',
  bannedDomain: (organization, domain) => `${organization} no permite enviar archivos a ${domain}.`,
  allowed: (domains, others) =>
    `Se permiten destinatarios de ${formatList(
      others > 0 ? [...domains, plural(others, { one: '# dominio más', other: '# dominios más' }, 'es')] : domains,
      'es',
    )}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `«${name}»`).join(', ')
    if (others > 0) return `Políticas: ${quoted} y ${formatCount(others, 'es')} más.`
    return plural(names.length, { one: `Política: ${quoted}.`, other: `Políticas: ${quoted}.` }, 'es')
  },
  says: (name, text) => `Política «${name}»: ${text}`,
  silent: name => `Política «${name}»`,
  notAvailable: (feature, name) => `No disponible: ${toFeatureName(feature)} (política «${name}»).`,
  more: target => `Más información en ${target}`,
  conflict: (otherPolicy, feature) =>
    `La política «${otherPolicy}» exige lo contrario sobre ${toFeatureName(feature)}, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.`,

  blockedTransfer: 'Esta transferencia no se puede enviar',
  blockedRequest: 'Esta solicitud no se puede hacer',
  checkTransfer: 'Compruebe esta transferencia',
  checkRequest: 'Compruebe esta solicitud',
  checkAgain: 'Comprobar de nuevo',
  transferBelow: 'Una política bloquea esta transferencia: véase más abajo.',
  requestBelow: 'Una política bloquea esta solicitud: véase más abajo.',
}
