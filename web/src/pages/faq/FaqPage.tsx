import Alert from '@cloudscape-design/components/alert'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { FaqSection } from '../../../../shared/domain/faqQuestions.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { faqPage } from '../../../../shared/texts/en/help.ts'
import { Marked } from '../../components/Marked.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { toPlainText } from '../../html/toPlainText.ts'
import { SearchField } from '../../search/SearchField.tsx'
import { createSearch } from '../../search/search.ts'
import { Loader } from '../../shell/Loader.tsx'
import { FaqQuestions, type Listed } from './FaqQuestions.tsx'
import { faqTarget, toQuestionId } from './faqTarget.ts'
import { NothingFound } from './NothingFound.tsx'
import { type Faq, useFaq } from './useFaq.ts'

const sections = ['recipient', 'org'] as const
/** Opened at once, so that their marks can be seen. */
const MAX_OPENED = 3

export function FaqPage() {
  const faq = useFaq()
  return faq === undefined ? <Loader /> : <Questions faq={faq} />
}

function Questions({ faq }: { faq: Faq }) {
  const [query, setQuery] = useState('')
  const { hash, key } = useLocation()
  const target = faqTarget(hash, faq.questions)
  const targetId = target === undefined || target === 'gone' ? undefined : toQuestionId(target)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => listAll(faq.questions), [faq.questions])
  const search = useSearch(all)
  const found = query.trim() === '' ? undefined : search(query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link opens the question again
  useEffect(() => {
    if (targetId === undefined) return
    setQuery('')
    setOpened(before => new Set([...before, targetId]))
    const frame = requestAnimationFrame(() => showQuestion(targetId))
    return () => cancelAnimationFrame(frame)
  }, [targetId, key])

  function find(typed: string) {
    const items = typed.trim() === '' ? [] : search(typed).items
    setQuery(typed)
    setOpened(new Set(items.length <= MAX_OPENED ? items.map(({ id }) => id) : []))
  }

  function toggle(id: string, isOpen: boolean) {
    // The page itself opened it.
    if (opened.has(id) === isOpen) return
    setOpened(before => new Set(isOpen ? [...before, id] : [...before].filter(other => other !== id)))
    // The address can be passed on. The router would scroll to the question.
    if (isOpen) history.replaceState(history.state, '', `#${id}`)
  }

  const shown = (section: FaqSection) => (found?.items ?? all).filter(item => item.section === section)
  return (
    <PageBody>
      <StepHeading>{faqPage.title}</StepHeading>
      {target === 'gone' && (
        <Alert type="info" header={faqPage.goneTitle}>
          {faqPage.gone}
        </Alert>
      )}
      {faq.isPart && <Alert type="warning">{faqPage.partlyLoaded}</Alert>}
      <SearchField
        label={faqPage.search}
        placeholder={faqPage.placeholder}
        clear={faqPage.clear}
        value={query}
        onChange={find}
        status={found === undefined ? '' : faqPage.found(found.items.length)}
      />
      {found?.items.length === 0 && <NothingFound query={query.trim()} />}
      {sections
        .filter(section => found === undefined || shown(section).length > 0)
        .map(section => (
          <FaqQuestions
            key={section}
            section={section}
            items={shown(section)}
            words={found?.words}
            isOpen={id => opened.has(id)}
            onToggle={toggle}
          />
        ))}
      <p>
        <Marked text={faqPage.moreHelp} marks={{ link: <Link to={pages.help.path}>{faqPage.howToUse}</Link> }} />
      </p>
    </PageBody>
  )
}

function listAll(questions: Faq['questions']): Listed[] {
  return sections.flatMap(section =>
    questions[section].map((question, index) => ({ ...question, section, id: toQuestionId({ section, index }) })),
  )
}

/** Reads the answers at the first search. */
function useSearch(all: readonly Listed[]) {
  return useMemo(() => {
    let search: ReturnType<typeof createSearch<{ title: string; text: string; item: Listed }>> | undefined
    return (query: string) => {
      search ??= createSearch(all.map(item => ({ title: item.question, text: toPlainText(item.answer), item })))
      const { items, words } = search(query)
      return { items: items.map(({ item }) => item), words }
    }
  }, [all])
}

function showQuestion(id: string) {
  const question = document.getElementById(id)
  question?.scrollIntoView({ block: 'start' })
  question?.querySelector('summary')?.focus({ preventScroll: true })
}
