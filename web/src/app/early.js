// Runs before the first paint, in every document: the theme, the language, and the texts of that language.
;(() => {
  const root = document.documentElement
  const { texts } = document.currentScript.dataset
  const readStored = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const theme = readStored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme

  const files = JSON.parse(texts)
  const wanted = [readStored('language'), ...navigator.languages].map(tag => `${tag}`.toLowerCase().split('-')[0])
  root.lang = wanted.find(language => Object.hasOwn(files, language)) ?? 'en'
  if (root.lang === 'ar') root.dir = 'rtl'
  for (const href of files[root.lang]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
})()
