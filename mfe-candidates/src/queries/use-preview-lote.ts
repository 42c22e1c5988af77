import { useCall } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'

/** Who would get what by entering a stage (product 60); forgotten with the dialog that asks. */
export const usePreviewLote = (body: CallInput<'previewMovimento'>['body']) =>
  useCall('previewMovimento', { body }, { keptFor: 0 })
