import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: '¿Dejar de recibir alertas por correo?',
  question:
    'No recibirá más correos sobre alertas. Las alertas se seguirán mostrando en la página Estadísticas de actividad, donde puede volver a activar los correos.',
  end: 'Dejar de recibir',
  ending: 'Desactivando los correos',
  endedTitle: 'Ya no recibirá alertas por correo',
  ended: 'Puede volver a activarlas en la página Estadísticas de actividad.',
  unknownTitle: 'Enlace no encontrado',
  unknown: 'El enlace está incompleto. Ábralo de nuevo desde el correo o cópielo entero.',
  failedTitle: 'No se han podido desactivar los correos',
}
