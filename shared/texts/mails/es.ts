import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'Este enlace es solo para usted. No lo comparta con nadie.'
const unexpected: Alternatives = [
  'Si no esperaba estos archivos, pregunte a {{sender}} antes de abrirlos o escriba a {{supportEmail}}.',
  'Si no esperaba estos archivos, escriba a {{supportEmail}} antes de abrirlos.',
  'Si no esperaba estos archivos, pregunte a {{sender}} antes de abrirlos.',
  'Si no esperaba estos archivos, pregunte a {{organisation}} antes de abrirlos.',
]
const unexpectedRequest: Alternatives = [
  'Si no esperaba esta solicitud, pregunte a {{sender}} antes de enviar nada o escriba a {{supportEmail}}.',
  'Si no esperaba esta solicitud, escriba a {{supportEmail}} antes de enviar nada.',
  'Si no esperaba esta solicitud, pregunte a {{sender}} antes de enviar nada.',
  'Si no esperaba esta solicitud, pregunte a {{organisation}} antes de enviar nada.',
]
const questions: Alternatives = ['¿Tiene preguntas? Escriba a {{supportEmail}}.']
const uploadOnce =
  'El enlace es válido hasta el {{expiryDate}} y para una sola carga: elija todos los archivos antes de enviarlos.'
const personalUpload = 'Este enlace es solo para usted: cualquiera que lo tenga puede usarlo. No lo comparta con nadie.'
const nothingToDo = 'No tiene que hacer nada.'

const common: CommonMailTexts = {
  address: 'Si el botón no funciona, copie esta dirección en su navegador:',
  filesLabel: 'Archivos',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'y # más', other: 'y # más' }, 'es'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Hola, {{recipientName}}:', 'Hola:'],
  message: ['Mensaje de {{sender}}', 'Mensaje de {{organisation}}'],
  locked:
    'Los archivos están en un archivo comprimido que se abre con una contraseña. La contraseña se envía en un correo aparte.',
  gates: {
    phone: 'Antes de ver los archivos, tendrá que introducir un código. La página se lo envía.',
    login: 'Antes de ver los archivos, tendrá que iniciar sesión con esta dirección de correo.',
  },
  sentBy: 'Enviado para {{organisation}} por {{brand}}.',
  sms: [
    '{{code}} es su código {{prefix}} para los archivos de {{organisation}}. No lo comparta con nadie.',
    '{{code}} es su código {{prefix}}. No lo comparta con nadie.',
  ],

  mails: {
    link: {
      subject: [
        '{{sender}} ha compartido {{fileCount}} con usted',
        '{{organisation}} ha compartido {{fileCount}} con usted',
      ],
      preview: ['Descarga disponible hasta el {{expiryDate}}.'],
      heading: ['{{fileCount}} para usted'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha compartido {{fileCount}} con usted.',
          '{{organisation}} ha compartido {{fileCount}} con usted.',
        ],
      ],
      button: ['Descargar los archivos'],
      after: [['Descarga disponible hasta el {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Contraseña para los archivos de {{sender}}', 'Contraseña para los archivos de {{organisation}}'],
      preview: ['Abre {{archiveName}}.', 'Abre los archivos.'],
      heading: ['Su contraseña'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) le ha enviado archivos en un archivo comprimido protegido, {{archiveName}}. El enlace se envía en un correo aparte. Esta es la contraseña:',
          '{{organisation}} le ha enviado archivos en un archivo comprimido protegido, {{archiveName}}. El enlace se envía en un correo aparte. Esta es la contraseña:',
          '{{sender}} ({{organisation}}) le ha enviado archivos en un archivo comprimido protegido. El enlace se envía en un correo aparte. Esta es la contraseña:',
          '{{organisation}} le ha enviado archivos en un archivo comprimido protegido. El enlace se envía en un correo aparte. Esta es la contraseña:',
        ],
      ],
      after: [
        [
          'Abra el archivo comprimido con un programa compatible con AES-256, como 7-Zip, WinZip o Keka. Las herramientas de muchos sistemas operativos no lo son y muestran errores como «Operation not permitted».',
        ],
        [
          'Los archivos están disponibles hasta el {{expiryDate}}. No guardamos la contraseña: si la pierde, pida a {{sender}} que envíe los archivos de nuevo.',
          'Los archivos están disponibles hasta el {{expiryDate}}. No guardamos la contraseña: si la pierde, pida a {{organisation}} que envíe los archivos de nuevo.',
        ],
      ],
      footer: [
        ['Esta contraseña es solo para usted. No la comparta con nadie.'],
        [
          'Si no la esperaba, pregunte a {{sender}} o escriba a {{supportEmail}}.',
          'Si no la esperaba, escriba a {{supportEmail}}.',
          'Si no la esperaba, pregunte a {{sender}}.',
          'Si no la esperaba, pregunte a {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} le solicita archivos', '{{organisation}} le solicita archivos'],
      preview: ['Cárguelos antes del {{expiryDate}}.'],
      heading: ['Cargue sus archivos'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) le solicita archivos.', '{{organisation}} le solicita archivos.'],
        ['Cárguelos mediante el siguiente enlace seguro. No necesita ninguna cuenta.'],
      ],
      button: ['Cargar archivos'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}} ha recibido {{fileCount}} de su parte'],
      preview: ['Recepción: {{receivedAt}}.'],
      heading: ['Su acuse de recibo'],
      paragraphs: [
        ['{{organisation}} ha recibido {{fileCount}} de su parte, el {{receivedAt}}.'],
        ['{{sender}} se lo había solicitado.'],
      ],
      after: [
        [
          'Guarde este correo como prueba de lo que envió: dos archivos con el mismo valor SHA-256 son idénticos, byte a byte.',
        ],
      ],
      footer: [
        [
          'Si no ha enviado ningún archivo, escriba a {{supportEmail}}.',
          'Si no ha enviado ningún archivo, comuníqueselo a {{sender}}.',
          'Si no ha enviado ningún archivo, comuníqueselo a {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: ['Recordatorio: {{fileCount}} de {{sender}}', 'Recordatorio: {{fileCount}} de {{organisation}}'],
      preview: ['Descarga disponible hasta el {{expiryDate}}; aún no se ha descargado nada.'],
      heading: ['Sus archivos le esperan'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha compartido {{fileCount}} con usted. Aún no se ha descargado nada.',
          '{{organisation}} ha compartido {{fileCount}} con usted. Aún no se ha descargado nada.',
        ],
      ],
      button: ['Descargar los archivos'],
      after: [['Descarga disponible hasta el {{expiryDate}}. Después, este enlace dejará de funcionar.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Recordatorio: {{sender}} le solicita archivos', 'Recordatorio: {{organisation}} le solicita archivos'],
      preview: ['Cárguelos antes del {{expiryDate}}.'],
      heading: ['Esperamos sus archivos'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) le ha solicitado archivos. Aún no se ha cargado nada.',
          '{{organisation}} le ha solicitado archivos. Aún no se ha cargado nada.',
        ],
      ],
      button: ['Cargar archivos'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['Los archivos de {{sender}} han caducado', 'Los archivos de {{organisation}} han caducado'],
      preview: ['El {{expiryDate}} aún no se había descargado nada.'],
      heading: ['Sus archivos han caducado'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) había compartido {{fileCount}} con usted hasta el {{expiryDate}}. No se descargó nada, y el enlace ya no funciona.',
          '{{organisation}} había compartido {{fileCount}} con usted hasta el {{expiryDate}}. No se descargó nada, y el enlace ya no funciona.',
        ],
        [
          'Si todavía necesita los archivos, pida a {{sender}} que los envíe de nuevo.',
          'Si todavía necesita los archivos, pida a {{organisation}} que los envíe de nuevo.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['La solicitud de {{sender}} ha caducado', 'La solicitud de {{organisation}} ha caducado'],
      preview: ['El {{expiryDate}} aún no se había cargado nada.'],
      heading: ['El enlace de carga ha caducado'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) le había solicitado archivos hasta el {{expiryDate}}. No se cargó nada, y el enlace ya no funciona.',
          '{{organisation}} le había solicitado archivos hasta el {{expiryDate}}. No se cargó nada, y el enlace ya no funciona.',
        ],
        [
          'Si todavía desea enviar archivos, pida a {{sender}} un enlace nuevo.',
          'Si todavía desea enviar archivos, pida a {{organisation}} un enlace nuevo.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} ha retirado los archivos', '{{organisation}} ha retirado los archivos'],
      preview: [nothingToDo],
      heading: ['Los archivos se han retirado'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha retirado los archivos que había compartido con usted. El enlace ya no funciona.',
          '{{organisation}} ha retirado los archivos que había compartido con usted. El enlace ya no funciona.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} ya no necesita sus archivos', '{{organisation}} ya no necesita sus archivos'],
      preview: [nothingToDo],
      heading: ['Sus archivos ya no son necesarios'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha retirado la solicitud de archivos. El enlace de carga ya no funciona.',
          '{{organisation}} ha retirado la solicitud de archivos. El enlace de carga ya no funciona.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Su código {{prefix}} para los archivos de {{organisation}}'],
      preview: ['Válido durante {{minutes}}.'],
      heading: ['Su código'],
      paragraphs: [['Introduzca este código en la página que muestra {{prefix}} delante del campo:']],
      after: [
        ['Es válido durante {{minutes}} y se puede usar una sola vez.'],
        ['No lo comparta con nadie: {{organisation}} nunca se lo pedirá.'],
      ],
      footer: [
        [
          'Si no ha pedido ningún código, no tiene que hacer nada: sin él, nadie puede ver los archivos. ¿Tiene preguntas? Escriba a {{supportEmail}}.',
          'Si no ha pedido ningún código, no tiene que hacer nada: sin él, nadie puede ver los archivos.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Motivo: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'No se han podido procesar los archivos. Envíelos de nuevo o póngase en contacto con el servicio de asistencia.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'La carga estuvo inactiva durante 24 horas antes de completarse. Envíe los archivos de nuevo.',
      '{0} could not be anonymized. {1}': 'No se ha podido anonimizar {0}. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'No es seguro que {0} se haya anonimizado correctamente. Envíelo de nuevo.',
      'It expired before its files could be released. Please send it again.':
        'La transferencia caducó antes de que se pudieran publicar sus archivos. Envíela de nuevo.',
      'A file of this transfer no longer exists. Please send it again.':
        'Un archivo de esta transferencia ya no existe. Envíelo de nuevo.',
      'The transfer no longer exists.': 'La transferencia ya no existe.',
      'A file of this transfer could not be processed. Please send it again.':
        'No se ha podido procesar un archivo de esta transferencia. Envíelo de nuevo.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Un archivo de esta transferencia nunca se cargó. Envíelo de nuevo.',
      '{0} was damaged during the upload. Please send it again.': '{0} se dañó durante la carga. Envíelo de nuevo.',
      '{0} contains malware ({1}) and was deleted.': '{0} contiene malware ({1}) y se eliminó.',
    },
    sendAgain:
      'Los archivos se conservan durante cinco días. Para enviarlos como exige la política, revise la transferencia y elija «Enviar de nuevo»: no tendrá que cargar nada otra vez.',
    button: 'Revisar la transferencia',
    send: {
      subject: 'No se ha podido completar su transferencia a {{recipient}}',
      heading: 'No se ha podido completar su transferencia',
      paragraph: 'Sus archivos no se han enviado a {{recipient}} y ninguno de ellos se puede descargar.',
      because: 'Enviado por {{brand}} porque usted inició esta transferencia.',
    },
    request: {
      subject: 'No se han podido procesar los archivos de {{recipient}}',
      heading: 'No se han podido procesar los archivos que solicitó',
      paragraph: '{{recipient}} ha cargado archivos para usted, pero ninguno de ellos se puede descargar.',
      because: 'Enviado por {{brand}} porque usted solicitó estos archivos.',
    },
  },
  stopped: {
    preview: 'El enlace y los archivos ya no están disponibles.',
    advice: 'Si tiene preguntas, diríjase a la administración de su organización.',
    send: {
      subject: 'Se ha detenido su transferencia a {{recipient}}',
      heading: 'Se ha detenido su transferencia',
      paragraph:
        'La administración de su organización ha detenido su transferencia a {{recipient}}. El enlace ya no funciona y los archivos se eliminan.',
    },
    request: {
      subject: 'Se ha detenido su solicitud a {{recipient}}',
      heading: 'Se ha detenido su solicitud',
      paragraph:
        'La administración de su organización ha detenido su solicitud a {{recipient}}. El enlace ya no funciona y los archivos se eliminan.',
    },
  },
  allowed: {
    preview: 'El análisis de malware se equivocó.',
    heading: 'Era una falsa alarma',
    send: {
      subject: 'Puede volver a enviar su archivo a {{recipient}}',
      paragraph:
        'El análisis de malware señaló {{signature}} en este archivo, y su transferencia a {{recipient}} falló. La administración permite exactamente este archivo hasta el {{expiryDate}}.',
      advice: 'Envíelo de nuevo, junto con los demás archivos de la transferencia: ninguno llegó al destinatario.',
    },
    request: {
      subject: '{{recipient}} puede volver a enviarle el archivo',
      paragraph:
        'El análisis de malware señaló {{signature}} en este archivo, que {{recipient}} cargó para usted. La administración permite exactamente este archivo hasta el {{expiryDate}}.',
      advice: 'Solicite los archivos de nuevo: no se le pudo entregar ninguno.',
    },
  },
  undelivered: {
    meaning: {
      delayed:
        'El servidor de correo del destinatario no lo acepta en este momento. Se seguirá intentando durante algunas horas.',
      bounced: 'El servidor de correo del destinatario no lo ha aceptado. Compruebe la dirección.',
      complained: 'Ya no se envían correos a esta dirección.',
      refused: 'El sistema de correo no lo ha aceptado. Compruebe la dirección.',
    },
    button: 'Abrir la transferencia',
    send: {
      subject: {
        delayed: 'Su enlace aún no ha llegado a {{recipient}}',
        bounced: 'No se ha podido entregar su enlace a {{recipient}}',
        complained: '{{recipient}} ha marcado su enlace como no deseado',
        refused: 'No se ha podido entregar su enlace a {{recipient}}',
      },
      title: {
        delayed: 'El correo con el enlace se retrasa.',
        bounced: 'El correo con el enlace ha sido devuelto.',
        complained: 'El correo con el enlace se ha marcado como no deseado.',
        refused: 'No se ha podido enviar el correo con el enlace.',
      },
      advice: [
        'Sus archivos están disponibles y el enlace funciona. Abra la transferencia, copie el enlace y hágaselo llegar al destinatario por otra vía.',
        'Si la dirección es incorrecta, revoque la transferencia y envíe los archivos de nuevo.',
      ],
      because: 'Enviado por {{brand}} porque usted envió estos archivos.',
    },
    request: {
      subject: {
        delayed: 'Su enlace de carga aún no ha llegado a {{recipient}}',
        bounced: 'No se ha podido entregar su enlace de carga a {{recipient}}',
        complained: '{{recipient}} ha marcado su enlace de carga como no deseado',
        refused: 'No se ha podido entregar su enlace de carga a {{recipient}}',
      },
      title: {
        delayed: 'El correo con el enlace de carga se retrasa.',
        bounced: 'El correo con el enlace de carga ha sido devuelto.',
        complained: 'El correo con el enlace de carga se ha marcado como no deseado.',
        refused: 'No se ha podido enviar el correo con el enlace de carga.',
      },
      advice: [
        'El enlace de carga funciona. Abra la transferencia, copie el enlace y hágaselo llegar al destinatario por otra vía.',
        'Si la dirección es incorrecta, revoque la transferencia y haga la solicitud de nuevo.',
      ],
      because: 'Enviado por {{brand}} porque usted solicitó archivos.',
    },
  },
  reminder: {
    button: 'Abrir la transferencia',
    extend: 'Prolongar la transferencia 7 días:',
    send: {
      subject: '{{recipient}} aún no ha descargado sus archivos',
      preview: 'Caducan el {{expiryDate}}.',
      heading: 'Sus archivos siguen esperando',
      paragraph:
        'Usted envió {{fileCount}} a {{recipient}}. Hasta ahora no se ha descargado nada, y el enlace caduca el {{expiryDate}}.',
      advice: 'Si el correo con el enlace se ha perdido, abra la transferencia para copiar el enlace.',
      because: 'Enviado por {{brand}} porque usted envió estos archivos.',
    },
    request: {
      subject: '{{recipient}} aún no ha cargado ningún archivo',
      preview: 'El enlace de carga caduca el {{expiryDate}}.',
      heading: 'Su solicitud sigue pendiente',
      paragraph:
        'Usted solicitó archivos a {{recipient}}. Hasta ahora no se ha cargado nada, y el enlace caduca el {{expiryDate}}.',
      advice: 'Si el correo con el enlace se ha perdido, abra la transferencia para copiar el enlace de carga.',
      because: 'Enviado por {{brand}} porque usted solicitó archivos.',
    },
    answer: {
      subject: 'Aún no ha descargado los archivos de {{recipient}}',
      preview: 'Caducan el {{expiryDate}}.',
      heading: 'Hay archivos esperándole',
      paragraph:
        '{{recipient}} cargó {{fileCount}} para usted. Hasta ahora no se ha descargado nada, y el enlace caduca el {{expiryDate}}.',
      advice: 'Abra la transferencia para descargarlos.',
      because: 'Enviado por {{brand}} porque usted solicitó archivos.',
    },
  },
  expired: {
    preview: 'Puede prolongar la transferencia hasta el {{until}}.',
    advice:
      'Puede prolongar la transferencia hasta el {{until}}: sus enlaces volverán a funcionar. Después, los archivos se eliminan.',
    atLimit: 'Su organización no permite un final posterior. Si los archivos aún se necesitan, envíelos de nuevo.',
    button: 'Prolongar la transferencia',
    send: {
      subject: 'Sus archivos para {{recipient}} han caducado',
      heading: 'Sus archivos han caducado',
      paragraph:
        'Usted envió {{fileCount}} a {{recipient}}. No se descargó nada antes del {{expiryDate}}, y el enlace ya no funciona.',
      because: 'Enviado por {{brand}} porque usted envió estos archivos.',
    },
    answer: {
      subject: 'Los archivos de {{recipient}} han caducado',
      heading: 'Los archivos han caducado',
      paragraph:
        '{{recipient}} cargó {{fileCount}} para usted. No se descargó nada antes del {{expiryDate}}, y el enlace ya no funciona.',
      because: 'Enviado por {{brand}} porque usted solicitó archivos.',
    },
    asked: {
      subject: 'Más tiempo para sus archivos: lo pide {{recipient}}',
      heading: 'Vuelva a poner a disposición sus archivos',
      paragraph: 'Sus archivos caducaron el {{expiryDate}}. Ha pedido más tiempo: {{recipient}}.',
      because: 'Enviado por {{brand}} porque usted envió estos archivos.',
    },
  },
  downloaded: {
    subject: 'Sus archivos fueron descargados por {{recipient}}',
    preview: 'Por primera vez.',
    heading: 'Sus archivos fueron descargados',
    paragraph: 'Descargados por primera vez por {{recipient}}.',
    advice: 'La página de la transferencia muestra qué ocurrió con cada archivo.',
    button: 'Abrir la transferencia',
    because: 'Enviado por {{brand}} porque usted envió estos archivos.',
  },
  received: {
    subject: '{{recipient}} le ha enviado {{fileCount}}',
    preview: 'Descarga disponible hasta el {{expiryDate}}.',
    heading: '{{fileCount}} de {{recipient}}',
    paragraph:
      'A petición suya, {{recipient}} ha cargado {{fileCount}}. La página de la transferencia muestra los hallazgos y los archivos que no se pudieron leer.',
    advice:
      'Descarga disponible hasta el {{expiryDate}}. Para descargar, inicie sesión con la dirección a la que se envió este correo.',
    button: 'Descargar los archivos',
    other: 'La página de la transferencia:',
    because: 'Enviado por {{brand}} porque usted solicitó estos archivos.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# alerta nueva', other: '# alertas nuevas' }, 'es'),
  introduction: 'Las estadísticas de actividad han generado estas alertas, de la más reciente a la más antigua:',
  kinds: {
    newSenders: 'Nuevo remitente detectado: {{sender}}',
    newDomains: 'Nuevo dominio detectado: {{domain}}',
    newRecipients: 'Nuevo destinatario detectado: {{recipient}}',
    sendersSpike: 'Aumento repentino de las transferencias de {{sender}}',
    domainsSpike: 'Aumento repentino de las transferencias a {{domain}}',
    recipientsSpike: 'Aumento repentino de las transferencias a {{recipient}}',
    mistakePrevented: 'Posible error de {{sender}} evitado',
    sensitiveInfotypes: 'Datos sensibles detectados',
    malwareFound: 'Malware encontrado en una transferencia de {{sender}}',
    secondOpinion: 'Macie encontró más datos sensibles en una transferencia de {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        one: '# más está en la página de estadísticas de actividad.',
        other: '# más están en la página de estadísticas de actividad.',
      },
      'es',
    ),
  button: 'Abrir las estadísticas de actividad',
  transfers: 'Todas las transferencias:',
  unsubscribe: 'Para dejar de recibir estos correos, abra esta página:',
  because: 'Enviado por {{brand}} porque usted eligió recibir las alertas por correo.',
})
