'use client'
import { missingPhotoMessage } from '@vehicle-partner/domain/entities'
import { Grid, Stack, Text, type FileUploaderProps } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { FileUploader } from '../fields/FileUploader.tsx'
import type { VehicleFields } from './VehicleForm.schema.ts'
import { photoLabels } from './vehicleOptions.ts'

export interface VehiclePhotosProps {
  control: Control<VehicleFields>
  upload: FileUploaderProps['upload']
  /** Called when an upload starts or ends. */
  onPendingChange: (kind: string, pending: boolean) => void
}

/** Photos from every side; each is uploaded as soon as it is chosen. */
export function VehiclePhotosStep({ control, upload, onPendingChange }: VehiclePhotosProps) {
  return (
    <Stack gap="large">
      <Text tone="secondary">One photo is needed. With all five, reviews are quicker.</Text>
      <Grid columns="halves">
        {photoLabels.map(({ kind, label }) => (
          <FileUploader
            key={kind}
            control={control}
            name={kind}
            label={label}
            accept={['jpg', 'png', 'webp']}
            capture="environment"
            upload={upload}
            labels={{ required: missingPhotoMessage }}
            onPendingChange={(pending) => onPendingChange(kind, pending)}
          />
        ))}
      </Grid>
    </Stack>
  )
}
