import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Elija sus archivos',
      text: 'Suelte aquí archivos o carpetas, o haga clic para elegirlos. Puede añadir más en cualquier momento.',
    },
    recipient: {
      title: 'Indique el destinatario',
      text: 'Introduzca una dirección de correo. La página le avisa si es nueva para usted o se parece a otra.',
    },
    message: { title: 'Escriba un mensaje', text: 'El destinatario lo lee en el correo y antes de la descarga.' },
    next: {
      title: 'Revise antes de enviar',
      text: 'En el paso siguiente lo comprueba todo y elige una contraseña, un código u otra caducidad. Antes no se envía nada.',
    },
  },
  transfers: {
    summary: {
      title: 'Sus transferencias en cifras',
      text: 'Pulse una cifra para ver solo las transferencias en ese estado.',
    },
    filters: {
      title: 'Encuentre una transferencia',
      text: 'Filtre por destinatario, nombre de archivo, mensaje, fecha o tipo de datos sensibles. Al principio se muestran los últimos 7 días.',
    },
    table: {
      title: 'Vea los detalles',
      text: 'Abra una fila para ver sus detalles y su página de revisión. Allí también puede revocar una transferencia o reenviar una solicitud.',
    },
  },
  review: {
    state: {
      title: 'Dónde está la transferencia',
      text: 'Aquí ve su estado, el enlace de descarga y lo que puede hacer a continuación.',
    },
    files: {
      title: 'Qué se ha encontrado',
      text: 'Para cada archivo: los tipos de datos sensibles y cuántos hay. Los datos en sí no se guardan.',
    },
    actions: {
      title: 'Si algo va mal',
      text: 'Revoque la transferencia, o retírela de un destinatario equivocado y envíe los archivos guardados al correcto.',
    },
  },
  insights: {
    range: {
      title: 'Elija el periodo',
      text: 'Todas las cifras y los gráficos corresponden a este periodo y se comparan con el anterior.',
    },
    highlights: {
      title: 'Siga una cifra',
      text: 'Pulse una cifra o una barra para ver las transferencias correspondientes.',
    },
    security: {
      title: 'Seguridad',
      text: 'Socios nuevos, datos sensibles, errores evitados y el grado de protección de las transferencias.',
    },
    alerts: {
      title: 'Alertas',
      text: 'Lo inusual aparece primero aquí. Confirme una alerta cuando la haya comprobado.',
    },
  },
  policies: {
    purpose: {
      title: 'Reglas para las transferencias',
      text: 'Una política exige, prohíbe o bloquea algo en las transferencias que cumplen sus condiciones.',
    },
    add: {
      title: 'Añada una política',
      text: 'Escriba una propia o empiece con un paquete para datos de tarjetas, de salud o personales.',
    },
    list: {
      title: 'Vea su efecto',
      text: 'Cada política cuenta las transferencias a las que se aplicó. Empiece en modo de supervisión, que no obliga a nadie.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (number, count) => `${number} de ${count}`,
  skip: 'Omitir el recorrido',
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
}
