import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'Prolongar la transferencia',
  text: 'Todos los enlaces funcionan hasta el nuevo final. No se vuelve a cargar nada.',
  choose: 'Nuevo final',
  more: duration => `${duration} más`,
  longest: 'Lo más tarde posible',
  until: moment => `Hasta el ${moment}`,
  running: 'Prolongando la transferencia',
  done: moment => `La transferencia termina ahora el ${moment}.`,
  failed: 'No se ha prolongado la transferencia',
  latest: moment => `El último final posible es el ${moment}.`,
  impossible: 'Esta transferencia no se puede prolongar',
  impossibleText:
    'Sus archivos se han eliminado, se ha revocado o ya tiene el último final que su organización permite.',
}
