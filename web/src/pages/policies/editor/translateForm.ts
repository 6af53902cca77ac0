import { InfoType } from '../../../../../shared/domain/inspection.ts'
import type {
  FormAttribute,
  FormFeature,
  FormField,
  FormOption,
  PolicyForm,
} from '../../../../../shared/domain/policies/policyForm.ts'
import { getValuePattern } from '../../../../../shared/domain/policies/valuePatterns.ts'
import { policyModes } from '../../../../../shared/texts/en/policies.ts'
import { policyFaults, policyForm as texts } from '../../../../../shared/texts/en/policyEditor.ts'
import { capitalised, infoTypeText } from '../../../../../shared/texts/inspection.ts'
import { translateSentence } from '../../../texts/sentences.ts'

type Texts<Text> = Readonly<Partial<Record<string, Text>>>
type Named = { label: string; help: string }

/** By the names of the form. */
const named = {
  attribute: (name: string) => (texts.attributes as Texts<Named & { group: string }>)[name],
  feature: (name: string) => (texts.features as Texts<Named>)[name],
  operator: (name: string) => (texts.operators as Texts<string>)[name],
  effect: (name: string) => (texts.effects as Texts<string>)[name],
  unit: (name: string) => (texts.units as Texts<string>)[name],
  field: (name: string) => (({ ...texts.fields, ...texts.explanation, ...texts.dependents }) as Texts<Named>)[name],
  likelihood: (name: string) => (texts.likelihoods as Texts<string>)[name],
  group: (name: string) => (texts.groups as Texts<string>)[name],
  mode: (name: string) => (policyModes as Texts<Named>)[name],
}

/** The form, which the server writes in English, in the page's language. What a newer server adds keeps its own texts. */
export function translateForm({ fields: own, conditions, statements }: PolicyForm): PolicyForm {
  return {
    fields: own.map(field => translateField(field, named.field(field.key))),
    conditions: {
      ...conditions,
      ...texts.conditions,
      attributes: conditions.attributes.map(translateAttribute),
    },
    statements: {
      ...statements,
      ...texts.statements,
      features: statements.features.map(translateFeature),
      explanation: statements.explanation.map(field => translateField(field, named.field(field.key))),
    },
  }
}

function translateAttribute(definition: FormAttribute): FormAttribute {
  const { attribute, operators: own, value, dependents } = definition
  return {
    ...definition,
    ...named.attribute(attribute),
    operators: own.map(operator => ({
      ...operator,
      label: named.operator(operator.value) ?? operator.label,
      ...(operator.pattern && {
        pattern: {
          ...operator.pattern,
          message:
            getValuePattern(attribute, operator.value)?.getMessage() ?? translateSentence(operator.pattern.message),
        },
      }),
    })),
    value: translateValue(attribute, value),
    dependents: dependents.map(field => translateField(field, named.field(field.key))),
  }
}

function translateValue(attribute: string, field: FormField): FormField {
  if (!named.attribute(attribute)) return field
  const isList = field.type === 'texts' || field.type === 'choices'
  const ownName = { label: isList ? texts.values : texts.value, help: '' }
  const translated = translateField(field, ownName)
  if (translated.type === 'number') return { ...translated, unit: named.unit(attribute) ?? translated.unit }
  if (attribute === 'files.infoType' && translated.type === 'choices') {
    return { ...translated, fault: policyFaults.infoTypeOff }
  }
  if (translated.type === 'flag') return { ...translated, yes: texts.yes, no: texts.no }
  return translated
}

function translateFeature(definition: FormFeature): FormFeature {
  const { feature, effects: own, value } = definition
  const known = named.feature(feature)
  return {
    ...definition,
    ...known,
    effects: own.map(effect => ({
      ...effect,
      label: named.effect(effect.value) ?? effect.label,
      ...(effect.unavailable !== undefined && feature === 'mobileOtp' && { unavailable: policyFaults.noCodes }),
      ...(effect.warning && feature === 'signIn' && { warning: { ...effect.warning, text: texts.signInOutside } }),
    })),
    ...(value && { value: known ? translateDemand(value) : value }),
  }
}

/** The value of a demand: days or a template set. */
function translateDemand(field: FormField): FormField {
  if (field.type === 'choice') {
    return { ...field, label: texts.set, help: '', fault: policyFaults.templateSet }
  }
  if (field.type !== 'number') return field
  const { min, max } = field
  return {
    ...field,
    ...{ label: texts.days, help: texts.daysHelp(min, max), unit: texts.units.days },
    fault: policyFaults.days(min, max),
  }
}

function translateField(field: FormField, names: Named | undefined): FormField {
  const translated = { ...field, ...names }
  switch (translated.type) {
    case 'choice':
    case 'choices':
      return { ...translated, options: translated.options.map(translateOption), fault: policyFaults.unknownChoice }
    case 'number':
      return { ...translated, unit: named.unit(translated.key) ?? translated.unit }
    case 'text':
      return translated.key === 'link' && translated.pattern
        ? { ...translated, pattern: { ...translated.pattern, message: policyFaults.link } }
        : translated
    default:
      return translated
  }
}

/** The values of modes, likelihoods, groups and infotypes differ from each other. */
function translateOption(option: FormOption): FormOption {
  const { value } = option
  const mode = named.mode(value)
  if (mode) return { ...option, ...mode }
  const isInfoType = InfoType.safeParse(value).success && named.likelihood(value) === undefined
  const infoType = isInfoType ? capitalised(infoTypeText(value as InfoType).many) : undefined
  return { ...option, label: named.likelihood(value) ?? named.group(value) ?? infoType ?? option.label }
}
