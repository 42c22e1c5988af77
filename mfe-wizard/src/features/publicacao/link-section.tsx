import { publicLink } from '@seleta/campanha/public-link'
import { LINK_COPIED, LINK_NOT_COPIED } from '@seleta/contract/screen-words'
import type { Campanha } from '@seleta/contract/campanhas'
import { shareAddresses } from '@seleta/public-pages/data/share-addresses'
import { Link as RouterLink, paths, useHostServices } from '@seleta/shell'
import { Box, Button, TextField } from '@seleta/ui/core'
import { QrPicture, qrCode } from '@seleta/ui/qr-code'
import { saveFile } from '@seleta/ui/save-file'
import { FormSection } from '../passo/form-section'

/** The public address in every form that it is handed on in: text, share links, a code for a poster. */
export function LinkSection({
  campanha: { id, nome },
}: {
  readonly campanha: Pick<Campanha, 'id' | 'nome'>
}) {
  const { notify } = useHostServices()
  const path = paths.campanhaPublica(id)
  const address = publicLink(id)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify({ text: LINK_COPIED, tone: 'success' })
    } catch {
      // The address stands selected in its field, for another way of copying.
      document.querySelector<HTMLInputElement>('#link-da-campanha')?.select()
      notify({ text: LINK_NOT_COPIED, tone: 'error' })
    }
  }
  return (
    <FormSection title="Link da vaga" description="É por aqui que as pessoas se inscrevem.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 4 }}>
          <TextField
            id="link-da-campanha"
            label="Endereço"
            value={address}
            fullWidth
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" onClick={() => void copy()}>
              Copiar link
            </Button>
            <Button variant="outlined" component={RouterLink} to={path} target="_blank">
              Ver página
            </Button>
          </Box>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}
          >
            {shareAddresses(nome, address).map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Box>
        </Box>
        <QrCode address={address} nome={nome} />
      </Box>
    </FormSection>
  )
}

/** A code that a phone reads off the screen or a poster. */
function QrCode({ address, nome }: { readonly address: string; readonly nome: string }) {
  const code = qrCode(address)
  const save = () => {
    const { size, path } = code
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `Código ${nome}.svg`)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <QrPicture code={code} label="Código QR do link da vaga" width={160} />
      <Button size="small" onClick={save}>
        Baixar código
      </Button>
    </Box>
  )
}
