import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Declaración de accesibilidad',
  lead: (brand, organization) =>
    `${organization} quiere que todas las personas puedan enviar y recibir archivos con ${brand}. Esta declaración se aplica a todas las páginas de ${brand} y a los correos que envía.`,
  status: 'Situación de cumplimiento',
  statusText: brand =>
    `${brand} está diseñado para cumplir la norma europea EN 301 549 (versión 3.2.1) y las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA.`,
  measures: 'Con qué puede contar',
  measuresList: [
    'Todas las funciones se pueden usar solo con el teclado, en un orden lógico y con el foco visible.',
    'Los lectores de pantalla anuncian encabezados, campos, errores, avances y resultados.',
    'Los textos tienen un contraste de al menos 4,5 a 1, tanto en el tema claro como en el oscuro, y las páginas funcionan con colores forzados.',
    'Las páginas se adaptan a un ancho de 320 píxeles y a una ampliación del 400 por ciento, sin desplazamiento horizontal, salvo en tablas anchas.',
    'Las animaciones se detienen si su sistema pide movimiento reducido.',
    'Puede prolongar o repetir todo lo que tiene un límite de tiempo: iniciar sesión de nuevo o pedir otro código. No se pierde nada de lo que haya introducido.',
    'Para iniciar sesión no hace falta resolver acertijos ni memorizar nada. Puede pegar contraseñas y códigos.',
    'La ayuda está en el mismo lugar en todas las páginas: al final.',
  ],
  limits: 'Limitaciones conocidas',
  limitsList: [
    'Los archivos que se envían se transmiten sin cambios. Su accesibilidad depende del remitente.',
    'Los gráficos de las estadísticas de actividad son imágenes. Sus cifras también están disponibles en tablas y textos.',
    'La documentación solo está en inglés.',
  ],
  testing: 'Cómo se comprueba',
  testingText:
    'Todas las páginas se comprueban automáticamente con axe-core en Chromium, en inglés: en el tema claro con un ancho de 1280 píxeles y en el oscuro con 320 píxeles. Catorce páginas se comprueban también en árabe. Los recorridos principales también se prueban solo con el teclado. Las personas con discapacidad aún no han participado en las pruebas. Esta declaración se basa en una autoevaluación.',
  feedback: 'Comentarios y contacto',
  feedbackText: 'Si algo no le resulta accesible, escríbanos: {support}. Indique la página y lo que quería hacer.',
  feedbackWithoutSupport:
    'Si algo no le resulta accesible, comuníquelo a los administradores de la organización o a la persona que le envió el enlace.',
  enforcement: 'Procedimiento de aplicación',
  enforcementText:
    'Si no recibe una respuesta satisfactoria, puede dirigirse al organismo responsable de la accesibilidad digital en su país.',
  updated: date => `Última actualización: ${date}`,
}
