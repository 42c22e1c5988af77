import { FALTA_CURRICULO } from '@seleta/contract/faltas'
import {
  CURRICULO_MAX,
  CURRICULO_MAX_BYTES,
  CURRICULO_TOO_LARGE,
  CURRICULO_TYPES,
} from '@seleta/contract/sizes'
import { Box, Button } from '@seleta/ui/core'
import { FileIcon } from '@seleta/ui/icons'
import { useState } from 'react'

interface Props {
  readonly file: File | null
  readonly onFile: (file: File | null) => void
  /** What the server said about it. */
  readonly error: string | undefined
}

/** A résumé, PDF or DOCX up to 5 MB; a wrong one is told at once and the former one stays. */
export function CurriculoField({ file, onFile, error }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const pick = (next: File | undefined) => {
    if (next === undefined) return
    const problem =
      next.size > CURRICULO_MAX_BYTES
        ? CURRICULO_TOO_LARGE
        : /\.(pdf|docx)$/i.test(next.name)
          ? null
          : FALTA_CURRICULO
    setRefusal(problem)
    if (problem === null) onFile(next)
  }
  const problem = refusal ?? error
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button component="label" variant="outlined" startIcon={<FileIcon />}>
          {file === null ? 'Anexar currículo' : 'Trocar currículo'}
          <input
            id="pessoa-curriculo"
            type="file"
            hidden
            aria-label="Currículo"
            accept={CURRICULO_TYPES}
            onChange={(event) => {
              pick(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </Button>
        {file === null ? (
          <Box component="small" sx={{ color: 'text.secondary' }}>
            PDF ou DOCX, até {CURRICULO_MAX}
          </Box>
        ) : (
          <>
            <span>{file.name}</span>
            <Button size="small" onClick={() => onFile(null)}>
              Remover
            </Button>
          </>
        )}
      </Box>
      {problem === undefined ? null : (
        <Box
          role="alert"
          tabIndex={-1}
          data-invalid
          sx={{ mt: 1, color: 'error.main', fontSize: '0.8125rem' }}
        >
          {problem}
        </Box>
      )}
    </Box>
  )
}
