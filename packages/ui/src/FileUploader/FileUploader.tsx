'use client'
import { useId, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import { namePastedFile } from './fileNames.ts'
import * as styles from './FileUploader.css.ts'
import { formatAccept, getKindName, type FileKind } from './fileKinds.ts'
import { defaultLabels, type FileUploaderLabels } from './fileUploaderLabels.ts'
import type { UploadedFile, UploadRow } from './uploadQueue.ts'
import type { Upload } from './uploadManager.ts'
import { dropTargetProps, useDropAndPaste } from './useDropAndPaste.ts'
import { useFormState } from './useFormState.ts'
import { useUploads, type RejectedFile } from './useUploads.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'accept' | 'capture' | 'onChange' | 'size'
>

export interface FileUploaderProps extends FieldProps, NativeProps {
  /** Sends one file, and answers with what the server calls it. */
  upload: Upload
  /** The files that have arrived. */
  value?: readonly UploadedFile[]
  defaultValue?: readonly UploadedFile[]
  onValueChange?: (value: UploadedFile[]) => void
  /** @default ['jpg', 'png', 'webp', 'pdf'] */
  accept?: readonly FileKind[]
  /** In bytes; a file of exactly this size passes. @default 5 MB */
  maxSize?: number
  /** In bytes. @default 1 */
  minSize?: number
  /** More than one file; otherwise the next one replaces the last, once it has arrived. */
  multiple?: boolean
  /** @default as many as there are */
  maxFiles?: number
  /** Makes what is sent of a picture or another file, such as a smaller photo; where it fails, the file goes as it is. */
  transformFile?: (file: File) => Promise<File>
  /** Says what is wrong with a file, now or later; nothing when nothing is. */
  validator?: (file: File) => string | undefined | Promise<string | undefined>
  /** A second way in, where there is a camera at hand. */
  capture?: 'environment' | 'user'
  /** Files from the clipboard are taken too. @default true */
  paste?: boolean
  /** Sends as soon as a file is chosen; otherwise a button does. @default true */
  autoUpload?: boolean
  /** How many are sent at once. @default 2 */
  concurrency?: number
  /** Milliseconds without a word of progress after which an upload has failed. @default 60000 */
  timeout?: number
  /** Shows small pictures. @default true */
  preview?: boolean
  onReject?: (rejected: RejectedFile[]) => void
  /** Whether something is on its way: the time to hold back whatever needs the files. */
  onPendingChange?: (pending: boolean) => void
  /** Words for a failed upload, in place of ours. */
  getErrorMessage?: (error: unknown, file: File) => string | undefined
  /** The English words are the default. */
  labels?: Partial<FileUploaderLabels>
  /** The file input, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

const defaultKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'pdf']
const noFiles: readonly UploadedFile[] = []
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Takes files and sends them at once; a form gets what the server calls them. */
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
    kinds: disjunction.format(accept.map(getKindName)),
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
    prepare: transformFile,
    validator,
    upload,
    getErrorMessage,
    autoUpload,
    concurrency,
    timeout,
    labels: mergedLabels,
    limits,
  })
  const { rows, busy: isBusy } = files
  useFormReset(control, files.reset)

  const drag = useDropAndPaste({
    root,
    control,
    accept,
    paste,
    onFiles: files.add,
    onPaste: (some) =>
      files.add(
        some.map((file) => {
          pastedCount.current += 1
          return namePastedFile(file, pastedCount.current, mergedLabels.pastedFileName)
        }),
      ),
  })

  const isMissing = required && files.value.length === 0
  useFormState(control, {
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
  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
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
            // Otherwise choosing the same file once more would be no change.
            event.currentTarget.value = ''
          }}
        />
        {hasDropZone ? (
          <DropZone
            {...{ drag, multiple, labels: mergedLabels, isFocusVisible, capture, constraints, disabled }}
            labels={mergedLabels}
            isFocusVisible={isFocusVisible}
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
          {files.said.map(({ key, text }) => (
            <span key={key}>{text} </span>
          ))}
        </VisuallyHidden>
      </div>
    </Field>
  )
}
