import { useDeviceDraft, type DeviceDraft } from '../../session/useDeviceDraft.ts'

/** What this device keeps of a vehicle or driver that is not added yet, beside what was typed: references of uploaded files. */
export interface KeptFiles {
  documents: DeviceDraft
  photos: DeviceDraft
}

export const useKeptFiles = (form: 'vehicle' | 'driver'): KeptFiles => ({
  documents: useDeviceDraft(`/new-documents/${form}`),
  photos: useDeviceDraft(`/new-photos/${form}`),
})

/** The files of what was typed: without a draft they are those of one that was sent or discarded, here or elsewhere. */
export const filesOfDraft = ({ documents, photos }: KeptFiles, hasDraft: boolean): KeptFiles =>
  hasDraft ? { documents, photos } : { documents: { ...documents, found: null }, photos: { ...photos, found: null } }
