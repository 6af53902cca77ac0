import DOMPurify from 'dompurify'

/** What answers and documents may contain. The Content-Security-Policy blocks inline styles, so classes and styles go. */
const tags = ['a', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'code', 'pre', 'blockquote', 'hr', 'bdi']
const documentTags = ['h1', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'div']
const attributes = ['href', 'lang', 'dir', 'start']
/** The page's own addresses too: a path, a query or a hash. */
const address = /^(https:|mailto:|tel:|\/(?![/\\])|[#?])/i

/** DOMPurify removes them too, but its parser would report each to the Content-Security-Policy. */
const styleElement = /<style[\s/>][\s\S]*?(<\/style\s*>|$)/gi

/**
 * HTML without scripts, handlers and foreign addresses, as nodes. DOMPurify parses it under the policy `dompurify`, the
 * only one that our Trusted Types allow.
 * @param kind documents have headings with ids and tables
 */
export function cleanHtml(html: string, kind: 'answer' | 'document' = 'answer'): DocumentFragment {
  const isDocument = kind === 'document'
  const fragment = DOMPurify.sanitize(html.replace(styleElement, ''), {
    ALLOWED_TAGS: isDocument ? [...tags, ...documentTags] : tags,
    ALLOWED_ATTR: isDocument ? [...attributes, 'id', 'tabindex'] : attributes,
    ALLOWED_URI_REGEXP: address,
    ADD_URI_SAFE_ATTR: ['lang', 'dir', 'start', 'tabindex'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Headings such as 'Remove' have ids that are also names of the DOM. Documents are part of the build.
    SANITIZE_DOM: !isDocument,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    // Browsers read a backslash as a slash, and skip tabs and line breaks.
    if (/[\\\t\n\r]/.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    else if (link.origin !== location.origin && link.protocol === 'https:') {
      link.setAttribute('rel', 'noreferrer')
      link.setAttribute('target', '_blank')
    }
  }
  return fragment
}
