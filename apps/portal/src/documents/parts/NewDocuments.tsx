import { useQuery } from '@tanstack/react-query'
import { lagosDate, requiredDocumentTypes, type DocumentContext } from '@vehicle-partner/domain'
import { DocumentForm, toDocumentFields, type DocumentFields, type DocumentValues, type FormDraft } from '@vehicle-partner/forms'
import { AlertStrip, Badge, Button, Card, FullScreenPanel, Grid, Inline, Loading, Stack, Text } from '@vehicle-partner/ui'
import { CardsLoading } from '../../loading/CardsLoading.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { useAddressPanel } from '../../navigation/useAddressPanel.ts'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import type { NewDocument } from './newOwnerDocuments.ts'
import { groupDocuments, type OfferedDocumentType } from './documentSlots.ts'
import { useFileUpload } from './useFileUpload.ts'
import type { useNewDocuments } from './useNewDocuments.ts'

interface NewDocumentsProps {
  owner: 'vehicle' | 'driver'
  /** Where and whose it is, which decides the documents that it needs. */
  context: DocumentContext
  /** What a document of a type begins with. */
  knownFields?: (type: string) => Partial<DocumentFields>
  state: Pick<ReturnType<typeof useNewDocuments>, 'documents' | 'add' | 'remove' | 'draftOf'>
}

/** Collects the documents of a vehicle or driver that does not exist yet, one card per type. Files are uploaded at once. */
export function NewDocuments({ owner, context, knownFields, state: { documents, add, remove, draftOf } }: NewDocumentsProps) {
  const types = useQuery(useApi().documents.types.query({ query: { owner_type: owner } }))
  const panel = useAddressPanel()
  if (types.isError && !types.data) return <QueryError query={types} title="The documents could not be loaded" />
  const needed = requiredDocumentTypes(owner, context)
  const inContext = types.data?.data.map((type) => ({ ...type, required: needed.includes(type.code) })) ?? []
  const offered = groupDocuments(inContext, []).map(({ type }) => type)
  const opened = offered.find(({ code }) => code === panel.shown)
  const added = (code: string) => documents.find(({ values }) => values.type === code)
  return (
    <Loading label="documents" loading={!types.data} placeholder={<CardsLoading count={4} columns="halves" />}>
      <Grid columns="halves" gap="large">
        {offered.map((type) => (
          <DocumentOffer
            key={type.code}
            type={type}
            added={added(type.code)}
            onOpen={() => panel.open(type.code)}
            onRemove={() => remove(type.code)}
          />
        ))}
      </Grid>
      {opened ? (
        <NewDocumentPanel
          key={opened.code}
          owner={owner}
          type={opened}
          added={added(opened.code)}
          knownFields={knownFields?.(opened.code)}
          draft={draftOf(opened.code)}
          onAdd={async (values) => {
            await add({ label: opened.label, values, lacksNumber: false })
            panel.close()
          }}
          onClose={panel.close}
        />
      ) : null}
    </Loading>
  )
}

interface DocumentOfferProps {
  type: OfferedDocumentType
  added: NewDocument | undefined
  onOpen: () => void
  onRemove: () => void
}

function DocumentOffer({ type, added, onOpen, onRemove }: DocumentOfferProps) {
  return (
    <Card
      as="article"
      title={type.label}
      subtitle={type.help}
      footer={
        <Inline gap="small">
          <Button size="small" variant="secondary" onClick={onOpen} aria-label={`${added ? 'Change' : 'Add'}: ${type.label}`}>
            {added ? 'Change' : 'Add'}
          </Button>
          {added ? (
            <Button size="small" variant="quiet" onClick={onRemove} aria-label={`Remove: ${type.label}`}>
              Remove
            </Button>
          ) : null}
        </Inline>
      }
    >
      <Inline gap="small">
        {added?.lacksNumber ? (
          <Badge tone="warning">Enter the number again</Badge>
        ) : added ? (
          <Badge tone="success">Ready to send</Badge>
        ) : (
          <Badge kind="outline">{type.required ? 'Needed for trips' : 'Optional'}</Badge>
        )}
      </Inline>
    </Card>
  )
}

interface NewDocumentPanelProps extends Pick<NewDocumentsProps, 'owner'> {
  type: OfferedDocumentType
  added: NewDocument | undefined
  knownFields: Partial<DocumentFields> | undefined
  draft: FormDraft
  onAdd: (values: DocumentValues) => Promise<void>
  onClose: () => void
}

function NewDocumentPanel({ owner, type, added, knownFields, draft, onAdd, onClose }: NewDocumentPanelProps) {
  const clock = useClock()
  const upload = useFileUpload(owner)
  return (
    <FullScreenPanel
      open
      title={type.label}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Stack gap="large">
        {added?.lacksNumber ? (
          <AlertStrip tone="warning" title="The number is not here.">
            For safety the number of an identity document is never kept on a device: please enter it again.
          </AlertStrip>
        ) : (
          <Text tone="secondary">It is sent for review together with the {owner}.</Text>
        )}
        <DocumentForm
          documentTypes={[type]}
          today={lagosDate(clock())}
          upload={upload}
          submitLabel={added ? 'Save document' : 'Add document'}
          defaultValues={added ? toDocumentFields(added.values) : knownFields}
          draft={draft}
          onSubmit={onAdd}
          onCancel={() => {
            draft.clear()
            onClose()
          }}
        />
      </Stack>
    </FullScreenPanel>
  )
}
