import { escapeHtml } from '../htmlPage.ts'
import { fieldHtml, inlineHtml, schemaArticle, typeText } from './schemaHtml.ts'
import { readObject, readText, resolve, type Json, type OpenapiDocument } from './openapiDocument.ts'

interface Call {
  path: string
  method: string
  operation: Json
}

/** The OpenAPI document as HTML: its calls by tag, then its schemas. */
export function renderReference(document: OpenapiDocument, sandbox: boolean): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  )
  const byTag = Map.groupBy(calls, ({ operation }) => (Array.isArray(operation['tags']) ? String(operation['tags'][0]) : ''))
  const sections = document.tags.map(
    (tag) =>
      `<section id="${escapeHtml(tag.name)}"><h2>${escapeHtml(tag['x-displayName'])}</h2><p>${inlineHtml(tag.description)}</p>` +
      `${(byTag.get(tag.name) ?? []).map((call) => callArticle(call, document)).join('')}</section>`,
  )
  const links = document.tags.map((tag) => `<a href="#${escapeHtml(tag.name)}">${escapeHtml(tag['x-displayName'])}</a>`)
  return (
    `<h1>${escapeHtml(document.info.title)}</h1><p>The same as data: <a href="/openapi.json">openapi.json</a>.</p>` +
    (sandbox ? '<p><a href="/docs/walk">A walk through the API</a>: a partner’s whole life in commands to paste.</p>' : '') +
    `${document.info.description.split('\n\n').map(paragraph).join('')}<nav aria-label="Resources"><p>${links.join(' · ')} · <a href="#schemas">Schemas</a></p></nav>` +
    `${sections.join('')}<section id="schemas"><h2>Schemas</h2>${Object.entries(document.components.schemas)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, schema]) => schemaArticle(name, schema))
      .join('')}</section>`
  )
}

const paragraph = (text: string): string => `<p>${inlineHtml(text)}</p>`

function callArticle({ path, method, operation }: Call, document: OpenapiDocument): string {
  const parameters = (Array.isArray(operation['parameters']) ? (operation['parameters'] as unknown[]) : []).map((each) =>
    resolve(document, readObject(each)),
  )
  const responses = Object.entries(readObject(operation['responses'])).map(
    ([status, response]) => [status, resolve(document, readObject(response))] as const,
  )
  const failures = responses.filter(([status]) => Number(status) >= 400)
  const id = escapeHtml(readText(operation['operationId']))
  return (
    `<article id="${id}"><h3><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h3>` +
    `<p>${inlineHtml(readText(operation['summary']))}</p><p class="muted"><code>${id}</code> · ${inlineHtml(readText(operation['description']))}</p>` +
    list(parameters.map(parameterHtml)) +
    content('Body', readObject(readObject(operation['requestBody'])['content'])) +
    responses
      .filter(([status]) => Number(status) < 400)
      .map(([status, response]) => content(`Response ${status}`, readObject(response['content'])))
      .join('') +
    list(failures.map(([status, { description }]) => `<dt>${escapeHtml(status)}</dt><dd>${inlineHtml(readText(description))}</dd>`)) +
    `</article>`
  )
}

const list = (fields: readonly string[]): string => (fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`)

const parameterHtml = ({ name, in: place, required, schema, description }: Json): string =>
  fieldHtml(
    readText(name),
    `${readText(place)}${required === true ? ', required' : ''}`,
    readText(description),
    typeText(readObject(schema)),
  )

/** The schema and the example of each media type. */
const content = (title: string, types: Json): string =>
  Object.entries(types)
    .map(([type, media]) => {
      const { schema, example } = readObject(media)
      const head = type === 'application/json' ? title : `${title}, ${type}`
      const shown = typeof example === 'string' ? example : JSON.stringify(example, undefined, 2)
      return (
        `<p><strong>${escapeHtml(head)}</strong>: ${typeText(readObject(schema))}</p>` +
        (example === undefined ? '' : `<details><summary>Example</summary><pre>${escapeHtml(shown)}</pre></details>`)
      )
    })
    .join('')
