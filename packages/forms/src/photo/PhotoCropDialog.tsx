'use client'
import { Button, Dialog, ImageCropper, Stack, Text, type ImageCrop } from '@vehicle-partner/ui'
import { useEffect, useState, type RefObject } from 'react'

interface PhotoCropDialogProps {
  photo: File
  /** Uploads the chosen part; rejects if that fails. */
  onCrop: (crop: ImageCrop) => Promise<void>
  onCancel: () => void
  /** The element that gets focus afterwards. */
  finalFocus: RefObject<HTMLElement | null>
}

/** Asks for the part of a photo that is used, and stays open until it is uploaded. */
export function PhotoCropDialog({ photo, onCrop, onCancel, finalFocus }: PhotoCropDialogProps) {
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState<ImageCrop>()
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    // The URL exists in the browser alone, until the dialog is gone.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])

  const upload = async () => {
    if (!crop) return
    setProblem(undefined)
    setUploading(true)
    try {
      await onCrop(crop)
    } catch {
      setProblem('The photo could not be uploaded. Please try again.')
      setUploading(false)
    }
  }

  return (
    <Dialog
      open
      finalFocus={finalFocus}
      title="Crop the photo"
      description="Drag the photo, or move the sliders."
      onCloseRequest={() => !isUploading}
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      footer={
        <>
          <Button variant="secondary" disabled={isUploading} onClick={onCancel}>
            Cancel
          </Button>
          <Button pending={isUploading} pendingLabel="Uploading..." disabled={!crop} onClick={() => void upload()}>
            Use photo
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {url === undefined ? null : (
          <ImageCropper
            aria-label="Crop the photo"
            src={url}
            onCropChange={setCrop}
            onLoadError={() => setProblem('This photo cannot be opened. Please choose another one.')}
          />
        )}
        <div role="alert">
          {problem === undefined ? null : (
            <Text size="small" tone="danger">
              {problem}
            </Text>
          )}
        </div>
      </Stack>
    </Dialog>
  )
}
