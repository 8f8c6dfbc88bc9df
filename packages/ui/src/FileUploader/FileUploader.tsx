// Long, because each prop is described.
'use client'
import { useId, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import { namePastedFile } from './fileNames.ts'
import * as styles from './FileUploader.css.ts'
import { formatAccept, formatKinds, type FileKind } from './fileKinds.ts'
import { defaultLabels, type FileUploaderLabels } from './fileUploaderLabels.ts'
import type { RejectedFile } from './uploadEngine.ts'
import type { UploadedFile } from './uploadQueue.ts'
import type { UploadRow } from './uploadRows.ts'
import type { Upload } from './uploadManager.ts'
import { dropTargetProps, useDropAndPaste } from './useDropAndPaste.ts'
import { useUploadValidity } from './useUploadValidity.ts'
import { useUploads } from './useUploads.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'accept' | 'capture' | 'onChange' | 'size'
>

export interface FileUploaderProps extends FieldProps, NativeProps {
  /** Uploads a file and resolves to its value on the server. */
  upload: Upload
  /** The uploaded files. */
  value?: readonly UploadedFile[]
  /** The files at first, if the component keeps them itself. */
  defaultValue?: readonly UploadedFile[]
  /** Called with all uploaded files when one was added or removed. */
  onValueChange?: (value: UploadedFile[]) => void
  /** The kinds of files that can be sent. @default ['jpg', 'png', 'webp', 'pdf'] */
  accept?: readonly FileKind[]
  /** Maximum size in bytes, inclusive. @default 5 MB */
  maxSize?: number
  /** Minimum size in bytes. @default 1 */
  minSize?: number
  /** Accepts several files; otherwise a new file replaces the previous one once it is uploaded. */
  multiple?: boolean
  /** The most files that it takes. @default unlimited */
  maxFiles?: number
  /** Converts a file before the upload, such as resizing a photo. If it rejects, the original is uploaded. */
  transformFile?: (file: File) => Promise<File>
  /** Returns an error message for a file, or undefined if it is valid. */
  validator?: (file: File) => string | undefined | Promise<string | undefined>
  /** Adds a camera button on touch devices. */
  capture?: 'environment' | 'user'
  /** Accepts files from the clipboard. @default true */
  paste?: boolean
  /** Uploads a file as soon as it is chosen; otherwise a button starts the upload. @default true */
  autoUpload?: boolean
  /** Number of parallel uploads. @default 2 */
  concurrency?: number
  /** Milliseconds without progress after which an upload fails. @default 60000 */
  timeout?: number
  /** Shows thumbnails. @default true */
  preview?: boolean
  /** Called with the files that were not taken, and why. */
  onReject?: (rejected: RejectedFile[]) => void
  /** Called when uploads start and when all have ended, such as to disable a submit button. */
  onPendingChange?: (pending: boolean) => void
  /** Returns the message of a failed upload; undefined for the default. */
  getErrorMessage?: (error: unknown, file: File) => string | undefined
  /** The words that the component brings itself, such as for another language. @default English texts */
  labels?: Partial<FileUploaderLabels>
  /** The file input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'pdf']
const noFiles: readonly UploadedFile[] = []

/** A file input with drop zone that uploads files at once and submits their values with the form. */
export function FileUploader({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  upload,
  value,
  defaultValue = noFiles,
  onValueChange,
  accept = defaultKinds,
  maxSize = 5 * 1024 * 1024,
  minSize = 1,
  multiple = false,
  maxFiles = Infinity,
  transformFile,
  validator,
  capture,
  paste = true,
  autoUpload = true,
  concurrency = 2,
  timeout = 60_000,
  preview = true,
  onReject,
  onPendingChange,
  getErrorMessage,
  labels,
  name,
  form,
  required = false,
  disabled = false,
  readOnly = false,
  id,
  ref,
  onFocus,
  onBlur,
  'aria-describedby': outside,
  ...rest
}: FileUploaderProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const limits = {
    kinds: formatKinds(accept),
    maxSize: mergedLabels.size(maxSize),
    minSize: mergedLabels.size(minSize),
    maxFiles: multiple ? maxFiles : 1,
  }
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const pastedCount = useRef(0)
  const generatedId = useId()

  const files = useUploads({
    value,
    defaultValue,
    onValueChange,
    onReject,
    accept,
    maxSize,
    minSize,
    multiple,
    maxFiles,
    transformFile,
    validator,
    upload,
    getErrorMessage,
    autoUpload,
    concurrency,
    timeout,
    labels: mergedLabels,
    limits,
    isOpen: !disabled && !readOnly,
  })
  const { rows, busy: isBusy } = files
  useFormReset(control, files.reset)

  const nameNextPastedFile = (file: File) => {
    pastedCount.current += 1
    return namePastedFile(file, pastedCount.current, mergedLabels.pastedFileName)
  }
  const drag = useDropAndPaste({
    root,
    control,
    accept,
    paste,
    onFiles: files.add,
    onPaste: (pastedFiles) => files.add(pastedFiles.map(nameNextPastedFile)),
  })

  const isMissing = required && files.value.length === 0
  useUploadValidity(control, {
    busy: isBusy,
    complaint: isBusy ? mergedLabels.stillUploading : isMissing ? mergedLabels.required : '',
    onPendingChange,
  })

  const [isFocusVisible, setFocusVisible] = useState(false)
  const isDisabled = disabled || readOnly
  const hasDropZone = (multiple || rows.length === 0) && !readOnly
  const failedRows = rows.filter(({ status }) => status === 'failed' || status === 'rejected')
  const getRowIds = (row: UploadRow) => ({ name: `${generatedId}${row.key}-name`, reason: `${generatedId}${row.key}-state` })
  const description = [`${generatedId}constraints`, outside, ...failedRows.flatMap((row) => Object.values(getRowIds(row)))]
    .filter(Boolean)
    .join(' ')
  // While files upload, and after they fail, their rows say more than an error about a file that is missing. Other errors stay.
  const shownError = rows.length > 0 && error === mergedLabels.required ? undefined : error
  const field = { label, labelHidden, hint, error: shownError, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: description })

  const constraints = (
    <span id={`${generatedId}constraints`} className={styles.constraints}>
      {mergedLabels.constraints(limits)}
    </span>
  )

  return (
    <Field {...field} ids={ids}>
      <div ref={root} {...dropTargetProps} className={styles.body}>
        <input
          {...rest}
          ref={control}
          id={ids.control}
          type="file"
          form={form}
          accept={formatAccept(accept)}
          multiple={multiple}
          disabled={isDisabled}
          required={isMissing}
          aria-describedby={describedBy}
          aria-invalid={failedRows.length > 0 ? true : invalid}
          className={styles.input}
          onFocus={(event) => {
            onFocus?.(event)
            setFocusVisible(event.currentTarget.matches(':focus-visible'))
          }}
          onBlur={(event) => {
            onBlur?.(event)
            setFocusVisible(false)
          }}
          onChange={(event) => {
            files.add([...(event.currentTarget.files ?? [])])
            // Otherwise choosing the same file again would not fire a change event.
            event.currentTarget.value = ''
          }}
        />
        {hasDropZone ? (
          <DropZone
            {...{ drag, multiple, isFocusVisible, capture, constraints, disabled }}
            labels={mergedLabels}
            inputId={ids.control}
            invalid={invalid === true}
            rejectMessage={mergedLabels.rejected.type(limits)}
            onFiles={files.add}
          />
        ) : null}
        <FileList
          {...{ files, preview, readOnly, control }}
          labels={mergedLabels}
          isFocusVisible={isFocusVisible}
          label={mergedLabels.list(label)}
          ids={getRowIds}
          replaceInputId={hasDropZone || isDisabled ? undefined : ids.control}
          isDropTarget={!hasDropZone && drag === 'over'}
        />
        {hasDropZone || readOnly ? null : constraints}
        {name === undefined
          ? null
          : files.value.map((file) => (
              <input key={file.value} type="hidden" name={name} form={form} disabled={disabled} value={file.value} />
            ))}
        <VisuallyHidden role="status">
          {files.announcements.map(({ key, text }) => (
            <span key={key}>{text} </span>
          ))}
        </VisuallyHidden>
      </div>
    </Field>
  )
}
