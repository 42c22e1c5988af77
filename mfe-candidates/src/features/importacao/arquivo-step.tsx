import { CSV_TYPE, writeCsv } from '@seleta/regras/csv'
import { formatInteger } from '@seleta/regras/numbers'
import { IMPORTACAO_MAX, IMPORTACAO_TYPES } from '@seleta/contract/sizes'
import { CallError, wordsFor } from '@seleta/api-client'
import { IMPORTACAO_MAX_LINHAS } from '@seleta/contract/limits'
import { CAMPOS_IMPORTACAO, PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { Box, BusyButton, Button, DialogContent, Typography } from '@seleta/ui/core'
import { UploadIcon } from '@seleta/ui/icons'
import type { DragEvent } from 'react'
import { useRef, useState } from 'react'
import { useReadArquivo } from '../../queries/importacao-queries'
import { saveFile } from '@seleta/ui/save-file'
import { FormerImportacoes } from './former-importacoes'

/** Step 1: the file. Nobody is written yet. */
export function ArquivoStep({ onRead }: { readonly onRead: (id: number) => void }) {
  const read = useReadArquivo((importacao) => onRead(importacao.id))
  const input = useRef<HTMLInputElement>(null)
  const pick = (file: File | undefined) => {
    if (file !== undefined) read.mutate(file)
  }
  const drop = useFileDrop(pick)
  return (
    <DialogContent>
      <Box
        {...drop.handlers}
        sx={{
          p: 8,
          display: 'grid',
          gap: 3,
          justifyItems: 'center',
          textAlign: 'center',
          border: '2px dashed',
          borderColor: drop.isOver ? 'primary.main' : 'divider',
          borderRadius: '10px',
        }}
      >
        <UploadIcon size={32} />
        <Typography sx={{ fontWeight: 550 }}>Solte aqui um arquivo CSV, uma pessoa por linha</Typography>
        <Typography variant="body2" color="text.secondary">
          A primeira linha tem os nomes das colunas. Até {IMPORTACAO_MAX} e{' '}
          {formatInteger(IMPORTACAO_MAX_LINHAS)} linhas. Nada é gravado antes de você conferir.
        </Typography>
        <BusyButton
          variant="contained"
          busy={read.isPending}
          busyLabel="Lendo o arquivo…"
          onClick={() => input.current?.click()}
        >
          Escolher arquivo
        </BusyButton>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Arquivo CSV"
          accept={IMPORTACAO_TYPES}
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="small" onClick={saveModelo}>
          Baixar planilha modelo
        </Button>
        {read.isError ? (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {failureOf(read.error)}
          </Box>
        ) : null}
      </Box>
      <FormerImportacoes onOpen={onRead} />
    </DialogContent>
  )
}

function failureOf(error: Error): string {
  return (error instanceof CallError ? error.campos['arquivo'] : undefined) ?? wordsFor(error)
}

/** A file that is let go over a place, and whether one is held over it. */
function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFile(event.dataTransfer.files[0])
    },
  }
  return { isOver, handlers }
}

/** Names of the columns, so that each is known at once; the whole name in one. */
function saveModelo(): void {
  const head = CAMPOS_IMPORTACAO.filter((campo) => campo !== 'sobrenome').map((campo) => PESSOA_LABELS[campo])
  saveFile(new Blob([writeCsv([head])], { type: CSV_TYPE }), 'modelo de importação.csv')
}
