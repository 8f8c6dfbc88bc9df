import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { isIdempotent } from '../kernel/buildRequest.ts'
import type { CallExample } from './callExample.ts'
import { isJson, type Json } from './schemaTree.ts'

/** What an id of the path belongs to, by the locator of the call's organisation. */
const itemNames: Readonly<Record<string, string>> = {
  id: 'organisation',
  either: 'organisation, or its `account_sid`',
  settlementAccount: 'settlement account',
  memberInvitation: 'invitation',
}

/** Parameters with the same meaning in every call. TSDoc at a parameter of the contract comes first. */
const meanings: Readonly<Record<string, string>> = {
  account_id: 'Only payouts to this settlement account.',
  account_number: 'Ten digits (NUBAN).',
  account_sid: 'The `account_sid` of the organisation.',
  action: 'Only events of this kind, such as `vehicle.updated`.',
  actor_id: 'Only events of this user.',
  after_seq: 'Only events after this number.',
  bank_code: 'The code of the bank.',
  city_id: 'A city by its id.',
  code: 'The secret of the invitation link.',
  compliance: 'Only with this compliance status.',
  direction: 'Credits or debits only.',
  documentId: 'The id of the document, or the code of its type.',
  driver: 'Only vehicles with or without a driver.',
  disputed: '`1`: only lines with a query that is not answered.',
  driver_id: 'Only of this driver.',
  entity_id: 'Only events of this item.',
  entity_type: 'Only events of this kind of item.',
  fields: 'Accepted as specified; every field is returned.',
  form: 'The set-up form.',
  format: 'The format of the file.',
  from: 'The first day in Africa/Lagos, or the first instant.',
  group: 'Only of this group.',
  history: '`1`: include replaced documents.',
  id: 'Only this one, even if it is no longer in use.',
  importId: 'The id of the import.',
  inventory_type: 'Only of this inventory type.',
  kind: 'What the files are for.',
  licence_class: 'Only with this licence class.',
  limit: 'At most this number of rows.',
  lineId: 'The id of the payslip line.',
  line_id: 'Only disputes of this earning line.',
  needs_action: '`1`: only what needs an action.',
  needs_attention: '`1`: only what needs attention.',
  owner_id: 'The organisation, by its id.',
  owner_type: 'Only of this kind of owner.',
  packId: 'The id of the roadside pack.',
  page: 'The page, from 1.',
  partnerId: 'The `account_sid` of the organisation.',
  partner_id: 'The organisation, by its id.',
  passenger_id: 'The id of the passenger.',
  payslip_id: 'Only of this payslip.',
  perPage: 'Rows of a page.',
  period: 'A period that ends today, in Africa/Lagos.',
  q: 'The searched text, at least two characters.',
  query: 'The beginning of a place or address.',
  rating_min: 'Only with at least this rating, out of ten.',
  referenceId: 'The `reference_id` of the call that sent the code.',
  registration_number: 'The plate number as typed.',
  request_id: 'The id of the requested change.',
  role: 'Only members with this role.',
  route_id: 'Only of this route.',
  search: 'Only rows that contain this text. One character is ignored.',
  session: 'Groups the requests of one search.',
  sid: 'The id of the session, or `current`.',
  since: 'Only after this time.',
  sort: 'The order; `-` is descending.',
  state: 'Only in this state.',
  status: 'Only with this status.',
  tab: 'The rows of one tab of the portal.',
  to: 'The last day in Africa/Lagos, or the last instant.',
  token: 'The secret of the link.',
  trip_id: 'Only of this trip.',
  type: 'Only of this type.',
  unread: '`1`: only unread ones.',
  vehicle: 'Only drivers with or without a vehicle.',
  vehicle_id: 'Only of this vehicle.',
  vehicle_type: 'Only for this type of vehicle.',
  within_days: 'Only what expires within this number of days.',
  without_trips: '`1`: only vehicles that get no trips although they should.',
  year: 'Only of this year.',
  year_from: 'The first year of manufacture.',
  year_to: 'The last year of manufacture.',
}

/** The parameters that stand once, among the components of the document. */
export const sharedParameters: Readonly<Record<string, Json>> = {
  Page: {
    name: 'page',
    in: 'query',
    description: meanings['page'],
    schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
  },
  Search: { name: 'search', in: 'query', description: meanings['search'], schema: { type: 'string', maxLength: 100 } },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique value for this write. Repeated within 24 hours it returns the stored response and writes nothing. With other content it is 422 `IdempotencyMismatch`.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '7f1c9a54-3c1e-4a55-9c9e-4f7b3d1f2a60',
  },
  StepUp: {
    name: 'X-Step-Up',
    in: 'header',
    required: true,
    description: 'The `step_up_token` of a step-up in the last ten minutes. Without it the response is 403 `StepUpRequired`.',
    schema: { type: 'string', maxLength: 255 },
    example: 'step-1',
  },
  StepUpIfRequired: {
    name: 'X-Step-Up',
    in: 'header',
    description:
      'The `step_up_token` of a step-up in the last ten minutes, for input that needs one. Without it the response is then 403 `StepUpRequired`.',
    schema: { type: 'string', maxLength: 255 },
    example: 'step-1',
  },
}

interface ParameterSource {
  endpoint: AnyEndpoint
  /** The JSON schemas of the path and the query. */
  params: Json
  query: Json
  /** The TSDoc of a query parameter. */
  documented: (name: string) => string | undefined
  example: CallExample | undefined
  /** Puts a parameter among the components and returns a reference. */
  share: (name: string, parameter: Json) => Json
}

/** The parameters of a call: path, query and headers. */
export function describeParameters({ endpoint, params, query, documented, example, share }: ParameterSource): Json[] {
  const inPath = Object.entries(propertiesOf(params)).map(([name, schema]) => {
    const description = describePath(endpoint, name)
    const described = parameter({ name, in: 'path', required: true, schema, description }, example?.params[name])
    return name === 'id' && description !== undefined ? share(nameOfId(description), described) : described
  })
  const required = Array.isArray(query['required']) ? (query['required'] as unknown[]) : []
  const inQuery = Object.entries(propertiesOf(query)).map(([name, schema]) => {
    const shared = name === 'page' ? 'Page' : name === 'search' ? 'Search' : undefined
    if (shared !== undefined) return referTo(shared)
    const description = documented(name) ?? meanings[name]
    return parameter(
      { name, in: 'query', ...(required.includes(name) ? { required: true } : {}), schema, description },
      example?.query?.[name],
    )
  })
  return [
    ...inPath,
    ...inQuery,
    ...(isIdempotent(endpoint) ? [referTo('IdempotencyKey')] : []),
    ...(endpoint.stepUp === true ? [referTo('StepUp')] : endpoint.stepUp ? [referTo('StepUpIfRequired')] : []),
  ]
}

/** `The id of the settlement account.` is the parameter `SettlementAccountId`. */
const nameOfId = (description: string): string =>
  description
    .replace(/^The id of the |, or its .*|\.$/g, (text) => (text.startsWith(', or') ? ' or account sid' : ''))
    .replace(/(^| |-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()) + 'Id'

const referTo = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
const propertiesOf = ({ properties }: Json): Json => (isJson(properties) ? properties : {})

function describePath({ access, path }: AnyEndpoint, name: string): string | undefined {
  if (access.who === 'self' && access.param === name) return 'The id of the signed-in user.'
  const { in: place, name: located, by } = access.who === 'member' ? access.partner : { in: 'query', name: '', by: '' }
  if (place === 'params' && located === name && name !== 'account_sid') return `The id of the ${itemNames[by] ?? by}.`
  if (name !== 'id') return meanings[name]
  const collection = path.split('/:id')[0]?.split('/').at(-1) ?? ''
  return `The id of the ${collection.replace(/s$/, '').replace(/[-_]/g, ' ')}.`
}

/** The example of a query parameter is text; its schema may want a number or a list. */
function parameter({ description, ...fields }: Json, example: string | readonly string[] | undefined): Json {
  const out = { ...fields, ...(description === undefined ? {} : { description }) }
  if (example === undefined) return out
  const { type } = isJson(fields['schema']) ? fields['schema'] : {}
  if (type === 'array') return { ...out, example: [example].flat() }
  if (typeof example !== 'string') return out
  return { ...out, example: type === 'integer' || type === 'number' ? Number(example) : example }
}
