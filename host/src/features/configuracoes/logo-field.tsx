import { CallError, wordsFor } from '@seleta/api-client'
import { LOGO_MAX, LOGO_MAX_BYTES, LOGO_TOO_LARGE, LOGO_TYPES } from '@seleta/contract/sizes'
import { Box, Button, BusyButton, Typography } from '@seleta/ui/core'
import type { ChangeEvent } from 'react'
import { useRef } from 'react'
import { useRemoveLogo, useSaveLogo } from '../../queries/use-empresa'
import { EmpresaLogo } from '../empresa/empresa-logo'

/** The company's logo: chosen, sent, shown, taken away (product 7). */
export function LogoField({ hasLogo }: { hasLogo: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const save = useSaveLogo()
  const remove = useRemoveLogo()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file may be chosen again after it was changed.
    event.target.value = ''
    if (file !== undefined) save.mutate(file)
  }
  const isTooLarge = (save.variables?.size ?? 0) > LOGO_MAX_BYTES

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 }}>
      {hasLogo && <EmpresaLogo size={64} alt="Logo atual" />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <BusyButton
            variant="outlined"
            busy={save.isPending}
            busyLabel="Enviando…"
            onClick={() => input.current?.click()}
          >
            {hasLogo ? 'Trocar logo' : 'Escolher logo'}
          </BusyButton>
          {hasLogo && (
            <Button variant="text" color="inherit" onClick={() => remove.mutate()}>
              Remover logo
            </Button>
          )}
        </Box>
        <input
          ref={input}
          type="file"
          accept={LOGO_TYPES}
          aria-label="Logo da empresa"
          hidden
          onChange={choose}
        />
        <Typography
          component="output"
          variant="body2"
          sx={{ color: save.isError ? 'error.main' : 'text.secondary' }}
        >
          {save.isError ? failureOf(save.error, isTooLarge) : `Imagem PNG, JPEG ou WebP de até ${LOGO_MAX}.`}
        </Typography>
      </Box>
    </Box>
  )
}

function failureOf(error: unknown, isTooLarge: boolean): string {
  if (error instanceof CallError && error.campos['logo'] !== undefined) return error.campos['logo']
  return isTooLarge ? LOGO_TOO_LARGE : wordsFor(error)
}
