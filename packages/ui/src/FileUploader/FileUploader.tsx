'use client'
import { useId, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DropZone } from './DropZone.tsx'
import { FileRows } from './FileRows.tsx'
import { pastedFile } from './fileText.ts'
import * as styles from './FileUploader.css.ts'
import { acceptOf, kindName, type FileKind } from './kinds.ts'
import { english, type FileUploaderLabels } from './labels.ts'
import type { UploadedFile, UploadRow } from './queue.ts'
import type { Upload } from './uploads.ts'
import { takesFiles, useArrivals } from './useArrivals.ts'
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
  prepare?: (file: File) => Promise<File>
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

const usual: readonly FileKind[] = ['jpg', 'png', 'webp', 'pdf']
const nothing: readonly UploadedFile[] = []
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

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
  defaultValue = nothing,
  onValueChange,
  accept = usual,
  maxSize = 5 * 1024 * 1024,
  minSize = 1,
  multiple = false,
  maxFiles = Infinity,
  prepare,
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
  const words = { ...english, ...labels }
  const limits = {
    kinds: either.format(accept.map(kindName)),
    maxSize: words.size(maxSize),
    minSize: words.size(minSize),
    maxFiles: multiple ? maxFiles : 1,
  }
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const pasted = useRef(0)
  const own = useId()

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
    prepare,
    validator,
    upload,
    getErrorMessage,
    autoUpload,
    concurrency,
    timeout,
    words,
    limits,
  })
  const { rows, busy } = files
  useFormReset(control, files.reset)

  const drag = useArrivals({
    root,
    control,
    accept,
    paste,
    onFiles: files.add,
    onPaste: (some) =>
      files.add(
        some.map((file) => {
          pasted.current += 1
          return pastedFile(file, pasted.current, words.pasted)
        }),
      ),
  })

  const missing = required && files.value.length === 0
  useFormState(control, { busy, complaint: busy ? words.unfinished : missing ? words.required : '', onPendingChange })

  const [lit, setLit] = useState(false)
  const off = disabled || readOnly
  const isShown = (multiple || rows.length === 0) && !readOnly
  const bad = rows.filter(({ status }) => status === 'failed' || status === 'rejected')
  const rowIds = (row: UploadRow) => ({ name: `${own}${row.key}-name`, reason: `${own}${row.key}-state` })
  const description = [`${own}constraints`, outside, ...bad.flatMap((row) => Object.values(rowIds(row)))].filter(Boolean).join(' ')
  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: description })

  const constraints = (
    <span id={`${own}constraints`} className={styles.constraints}>
      {words.constraints(limits)}
    </span>
  )

  return (
    <Field {...field} ids={ids}>
      <div ref={root} {...takesFiles} className={styles.body}>
        <input
          {...rest}
          ref={control}
          id={ids.control}
          type="file"
          form={form}
          accept={acceptOf(accept)}
          multiple={multiple}
          disabled={off}
          required={missing}
          aria-describedby={describedBy}
          aria-invalid={bad.length > 0 ? true : invalid}
          className={styles.input}
          onFocus={(event) => {
            onFocus?.(event)
            setLit(event.currentTarget.matches(':focus-visible'))
          }}
          onBlur={(event) => {
            onBlur?.(event)
            setLit(false)
          }}
          onChange={(event) => {
            files.add([...(event.currentTarget.files ?? [])])
            // Otherwise choosing the same file once more would be no change.
            event.currentTarget.value = ''
          }}
        />
        {isShown ? (
          <DropZone
            {...{ drag, multiple, words, lit, capture, constraints, disabled }}
            control={ids.control}
            invalid={invalid === true}
            refusal={words.rejected.type(limits)}
            onFiles={files.add}
          />
        ) : null}
        <FileRows
          {...{ files, words, preview, readOnly, lit, control }}
          label={words.list(label)}
          ids={rowIds}
          replaces={isShown || off ? undefined : ids.control}
          target={!isShown && drag === 'over'}
        />
        {isShown || readOnly ? null : constraints}
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
