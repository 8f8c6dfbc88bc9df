import { formatFileSize } from './fileNames.ts'

/** Why a file was rejected. */
export type RejectReason =
  | 'type'
  | 'content'
  | 'tooBig'
  | 'tooSmall'
  | 'empty'
  | 'folder'
  | 'tooMany'
  | 'duplicate'
  | 'unreadable'
  | 'validator'

/** Reasons with a default message. */
export type BuiltInRejectReason = Exclude<RejectReason, 'validator'>

/** Values for messages about limits. */
export interface UploadLimits {
  /** The accepted kinds as text, 'JPG, PNG or PDF'. */
  kinds: string
  maxSize: string
  minSize: string
  maxFiles: number
}

/** Texts of a FileUploader. */
export interface FileUploaderLabels {
  chooseFile: (multiple: boolean) => string
  /** Follows `chooseFile`, for devices with a mouse. */
  orDrop: (multiple: boolean) => string
  takePhoto: string
  drop: string
  dropHere: string
  constraints: (limits: UploadLimits) => string
  list: (label: string) => string
  cancel: (name: string) => string
  remove: (name: string) => string
  replace: (name: string) => string
  replaceShort: string
  retry: string
  startUpload: (count: number) => string
  checking: string
  queued: string
  notStarted: string
  uploading: string
  processing: string
  sent: (sent: string, size: string, percent: number) => string
  uploaded: string
  cancelled: string
  /** Announced when files are added. */
  added: (count: number, name: string) => string
  progressAnnouncement: (percent: number) => string
  finished: (count: number, name: string) => string
  removed: (name: string) => string
  /** Native validation message of an empty required field. */
  required: string
  /** Native validation message while files are uploading. */
  stillUploading: string
  pastedFileName: string
  size: (bytes: number) => string
  rejected: Record<BuiltInRejectReason, (limits: UploadLimits) => string>
  failed: Record<'refused' | 'server' | 'timeout' | 'offline', string>
}

// '1.2 of 2.8 MB', but '900 kB of 2.8 MB'.
const dropSharedUnit = (size: string, sent: string) => (sent.split(' ')[1] === size.split(' ')[1] ? sent.split(' ')[0] : sent)

export const defaultLabels: FileUploaderLabels = {
  chooseFile: (multiple) => (multiple ? 'Choose files' : 'Choose a file'),
  orDrop: (multiple) => (multiple ? 'or drop them here' : 'or drop it here'),
  takePhoto: 'Take a photo',
  drop: 'Drop to upload',
  dropHere: 'Drop here',
  constraints: ({ kinds, maxSize, maxFiles }) =>
    `${kinds}, up to ${maxFiles > 1 && Number.isFinite(maxFiles) ? `${maxFiles} files of ` : ''}${maxSize}`,
  list: (label) => `${label}: selected files`,
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  replace: (name) => `Replace ${name}`,
  replaceShort: 'Replace',
  retry: 'Try again',
  startUpload: (count) => (count === 1 ? 'Upload' : `Upload ${count} files`),
  checking: 'Checking',
  queued: 'Waiting',
  notStarted: 'Not uploaded yet',
  uploading: 'Uploading',
  processing: 'Nearly done',
  sent: (sent, size, percent) => `${dropSharedUnit(size, sent)} of ${size}, ${percent}%`,
  uploaded: 'uploaded',
  cancelled: 'Cancelled',
  added: (count, name) => (count === 1 ? `${name} added` : `${count} files added`),
  progressAnnouncement: (percent) => `Uploading, ${percent}%`,
  finished: (count, name) => (count === 1 ? `${name} uploaded` : `${count} files uploaded`),
  removed: (name) => `${name} removed`,
  required: 'Kindly select a file',
  stillUploading: 'The upload has not finished yet',
  pastedFileName: 'pasted-picture',
  size: formatFileSize,
  rejected: {
    type: ({ kinds }) => `Only ${kinds} can be uploaded`,
    content: () => 'The content does not match the file name',
    tooBig: ({ maxSize }) => `File must be less than ${maxSize}`,
    tooSmall: ({ minSize }) => `File must be at least ${minSize}`,
    empty: () => 'This file is empty',
    folder: () => 'A folder cannot be uploaded, only the files in it',
    tooMany: ({ maxFiles }) => (maxFiles === 1 ? 'Only one file can be added' : `Only ${maxFiles} files can be added`),
    duplicate: () => 'This file is already in the list',
    unreadable: () => 'This file cannot be read',
  },
  failed: {
    refused: 'The server did not accept this file',
    server: 'The file could not be uploaded. Please try again.',
    timeout: 'The upload took too long. Please try again.',
    offline: 'You are offline. The upload continues when you are back online.',
  },
}
