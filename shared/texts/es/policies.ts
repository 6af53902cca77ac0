import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage: PolicyPageTexts = {
  title: 'Cumplimiento',
  add: 'Añadir política',
  addFromPack: 'Añadir de un paquete',
  empty: 'Aún no hay políticas',
  emptyText:
    'Una política se aplica a las transferencias que cumplen sus condiciones: por ejemplo, los archivos con números de tarjeta de crédito deben protegerse con contraseña, o las transferencias a destinatarios nuevos muestran una advertencia. Sin políticas, los remitentes eligen ellos mismos todas las opciones.',
  loading: 'Cargando las políticas',
  listFailed: 'No se ha podido cargar la lista de políticas',
  fetchFailed: 'No se ha podido obtener la política',
  formFailed: 'No se ha podido cargar la definición del formulario de políticas',
  dialogFailed: 'No se ha podido cargar el cuadro de diálogo. Compruebe su conexión o vuelva a cargar la página.',
  packsFailed: 'No se han podido cargar los paquetes de políticas',
  createFailed: 'No se ha podido crear la política',
  updateFailed: 'No se ha podido actualizar la política',
  created: 'La política se ha creado correctamente',
  updated: 'La política se ha actualizado correctamente',

  id: 'ID',
  name: 'Nombre',
  description: 'Descripción',
  mode: 'Modo',
  updatedOn: 'Actualizada',
  version: 'Versión',
  actions: 'Acciones',
  edit: 'Editar',
  editOf: name => `Editar: ${name}`,
  modeOf: name => `Modo de ${name}`,
  changeMode: (name, mode) => `¿Cambiar «${name}» a «${mode}»?`,
  change: 'Cambiar',
  saving: 'Guardando',
  justNow: 'ahora mismo',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Aplicar', help: 'Se aplica a todas las transferencias que cumplen las condiciones.' },
  monitor: { label: 'Supervisar', help: 'Solo registra lo que haría.' },
  off: { label: 'Desactivada', help: 'No hace nada.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(
      count,
      { one: 'Se aplicó a # transferencia en 90 días', other: 'Se aplicó a # transferencias en 90 días' },
      'es',
    ),
  monitored: count =>
    plural(
      count,
      {
        one: 'Se habría aplicado a # transferencia en 90 días',
        other: 'Se habría aplicado a # transferencias en 90 días',
      },
      'es',
    ),
  withEffects: (matched, effects) => `${matched}: ${effects.join(', ')}`,
  effects: {
    blocked: count => plural(count, { one: '# bloqueada', other: '# bloqueadas' }, 'es'),
    warned: count => plural(count, { one: '# con advertencia', other: '# con advertencia' }, 'es'),
    changed: count => plural(count, { one: '# modificada', other: '# modificadas' }, 'es'),
  },
}

const or = (values: readonly string[]) => formatList(values, 'es', 'disjunction')
const and = (values: readonly string[]) => formatList(values, 'es')
/** 'a, b ni c' */
const nor = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ni ${values.at(-1)}`
const days = (count: number) => formatDuration(count, 'day', 'es')

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `Si ${and(conditions)}, ${and(demands)}.`,
  forAll: demands => `En todas las transferencias, ${and(demands)}.`,
  unfinished: conditions => `Si ${and(conditions)}, …`,
  unfinishedForAll: 'En todas las transferencias, …',
  others: count => plural(count, { one: '# más', other: '# más' }, 'es'),

  texts: {
    sender: {
      in: values => `el remitente es ${or(values)}`,
      notIn: values => `el remitente no es ${nor(values)}`,
      matches: values => `la dirección del remitente coincide con ${or(values)}`,
    },
    'sender.domain': {
      in: values => `el dominio del remitente es ${or(values)}`,
      notIn: values => `el dominio del remitente no es ${nor(values)}`,
      matches: values => `el dominio del remitente coincide con ${or(values)}`,
    },
    recipient: {
      in: values => `el destinatario es ${or(values)}`,
      notIn: values => `el destinatario no es ${nor(values)}`,
      matches: values => `la dirección del destinatario coincide con ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `el dominio del destinatario es ${or(values)}`,
      notIn: values => `el dominio del destinatario no es ${nor(values)}`,
      matches: values => `el dominio del destinatario coincide con ${or(values)}`,
    },
    trackingId: {
      in: values => `el ID de seguimiento es ${or(values)}`,
      notIn: values => `el ID de seguimiento no es ${nor(values)}`,
      matches: values => `el ID de seguimiento coincide con ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `el remitente pertenece al grupo ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `el remitente pertenece al grupo ${groups[0]}`
          : `el remitente pertenece a los grupos ${and(groups)}`,
      noneOf: groups => `el remitente no pertenece al grupo ${nor(groups)}`,
    },
    'files.extension': {
      anyOf: types => `algún archivo es de tipo ${or(types)}`,
      allOf: types =>
        types.length === 1 ? `algún archivo es de tipo ${types[0]}` : `hay archivos de los tipos ${and(types)}`,
      noneOf: types => `ningún archivo es de tipo ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `los archivos contienen ${or(kinds)}`,
      allOf: kinds => `los archivos contienen ${and(kinds)}`,
      noneOf: kinds => `los archivos no contienen ${nor(kinds)}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `los archivos contienen al menos ${or(kinds)}`,
    allOf: kinds => `los archivos contienen al menos ${and(kinds)}`,
    noneOf: kinds => `los archivos contienen menos de ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (aunque sea muy improbable)`,
    UNLIKELY: clause => `${clause} (aunque sea improbable)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (al menos probable)`,
    VERY_LIKELY: clause => `${clause} (muy probable)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(
          count,
          {
            one: 'la transferencia tiene al menos # archivo',
            other: 'la transferencia tiene al menos # archivos',
          },
          'es',
        ),
      lte: count =>
        plural(
          count,
          {
            one: 'la transferencia tiene como máximo # archivo',
            other: 'la transferencia tiene como máximo # archivos',
          },
          'es',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `el tamaño total es de al menos ${formatCount(mebibytes, 'es')} MiB`,
      lte: mebibytes => `el tamaño total es como máximo de ${formatCount(mebibytes, 'es')} MiB`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'los archivos se solicitan', no: 'los archivos se envían sin solicitud' },
    'files.anonymized': {
      yes: 'todos los archivos están anonimizados',
      no: 'no todos los archivos están anonimizados',
    },
    'files.notInspectable': {
      yes: 'algún archivo no se puede inspeccionar por completo',
      no: 'todos los archivos se pueden inspeccionar por completo',
    },
    'files.unscannable': {
      yes: 'un archivo no se puede analizar en busca de malware',
      no: 'ningún archivo está cerrado al análisis de malware',
    },
    'recipient.isNewToSender': {
      yes: 'el destinatario es nuevo para el remitente',
      no: 'el remitente conoce al destinatario',
    },
    'recipient.isNewToOrganisation': {
      yes: 'el destinatario es nuevo para la organización',
      no: 'la organización conoce al destinatario',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'el remitente debe estar oculto',
      optional: 'el remitente puede estar oculto',
      prohibited: 'el remitente no debe estar oculto',
    },
    passwordProtection: {
      required: 'los archivos deben estar protegidos con contraseña',
      optional: 'los archivos pueden estar protegidos con contraseña',
      prohibited: 'los archivos no deben estar protegidos con contraseña',
    },
    mobileOtp: {
      required: 'se exige un código de un solo uso',
      optional: 'el código de un solo uso es opcional',
      prohibited: 'no se permite un código de un solo uso',
    },
    emailOtp: {
      required: 'se exige un código por correo o uno más seguro',
      optional: 'el código por correo es opcional',
      prohibited: 'no se permite un código por correo',
    },
    trackingId: {
      required: 'se exige un ID de seguimiento',
      optional: 'el ID de seguimiento es opcional',
      prohibited: 'no se permite un ID de seguimiento',
    },
    acknowledgement: {
      required: 'se exige la confirmación del remitente',
      optional: 'la confirmación del remitente es opcional',
    },
    signIn: {
      required: 'el destinatario debe iniciar sesión',
      optional: 'el destinatario no tiene que iniciar sesión',
    },
    transfer: {
      allow: 'la transferencia se permite',
      warn: 'el remitente ve una advertencia',
      block: 'la transferencia se bloquea',
    },
  },
  minExpiry: count => `los archivos deben estar disponibles durante al menos ${days(count)}`,
  maxExpiry: count => `los archivos deben caducar después de ${days(count)} como máximo`,
  templateSet: name => `los correos usan el conjunto de plantillas «${name}»`,
}
