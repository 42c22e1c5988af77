import { Alert, Box, Button, Typography } from '@seleta/ui/core'
import { saveFile } from '@seleta/ui/save-file'
import { useCopy } from './use-copy'

/** Ten recovery codes, told once: read, copied or kept as a file (product 75). */
export function RecoveryCodes({
  done,
  codigos,
  onKept,
}: {
  /** What has just become so. */
  readonly done: string
  readonly codigos: readonly string[]
  readonly onKept: () => void
}) {
  const copy = useCopy('codigos')
  const text = codigos.join('\n')
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 480 }}>
      <Alert severity="success">{done} Guarde os códigos: eles não aparecem de novo.</Alert>
      <Typography>Sem o celular, cada um destes códigos entra uma vez no lugar do aplicativo.</Typography>
      <Box
        component="ul"
        aria-label="Códigos de recuperação"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          gap: 2,
          fontFamily: 'monospace',
        }}
      >
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => copy(text)}>
          Copiar códigos
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'Códigos de recuperação da Seleta.txt')
          }
        >
          Baixar códigos
        </Button>
        <Button variant="contained" onClick={onKept}>
          Guardei os códigos
        </Button>
      </Box>
    </Box>
  )
}
