/** The build replaces it by the areas of texts of the application, and of each part that is imported on demand. */
export const TEXTS_OF_PARTS = '__TEXTS_OF_PARTS__'

/** The module of the application, as the build names it. */
export const APP = 'src/app/renderApp.tsx'

/** Areas that every page loads, in the module that names the files of a language. */
export const base: readonly string[] = ['common', 'choosing', 'fields', 'sentences']

/** Areas that most pages of members load, in one file. */
export const work: readonly string[] = ['options', 'sending', 'words']
