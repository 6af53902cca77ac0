const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Old and common top-level domains need no context. */
export const COMMON_DOMAINS = words(
  `com org net edu gov mil int info biz eu io co ai dev tech online shop store site xyz cloud blog agency club pro mobi asia
  travel museum aero coop global digital solutions systems services company consulting media network studio design world
  email support berlin london nyc paris wien hamburg koeln bayern swiss amsterdam bank insurance health legal law finance
  capital ventures academy education foundation ngo institute events guru expert photography software tv uk de fr nl ch se
  at pl cz eu us ca au nz jp cn ru br mx za ie dk fi pt es gr hu ro`,
)

/** These are more often file extensions: sources, scripts, archives, pictures. */
export const FILE_EXTENSIONS = words(
  'py rs md sh ps cc so ml tf mm pm zip mov app java cab bz mk cpa box bin map dot ms la',
)

export const WORDS = words(
  `in is it to do so me my no be am as id by us now new how one call link data date name case class type next open exchange
  form field cat here like win run play post push page zone plus best book read save search select sort st vs mt dr sc`,
)

export const CODE_LABELS = words(
  `self this cls obj object req res ctx context state props event window document console process module exports math json
  array string number date promise system os sys re np pd df plt err error result item node row col data config options
  params args user model view app router session request response e i x el elem input output list map set key value`,
)
