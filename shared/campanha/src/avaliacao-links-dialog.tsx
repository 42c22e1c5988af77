import { CallError, wordsFor } from '@seleta/api-client'
import type { AvaliacaoLink } from '@seleta/contract/avaliacao-links'
import { LINK_AVALIACAO_DIAS } from '@seleta/contract/prazos'
import { CONVITE_COPIED, copyRefused } from '@seleta/contract/screen-words'
import { formatDia } from '@seleta/regras/dia'
import { mailLink } from '@seleta/regras/email'
import { countOf } from '@seleta/regras/plural'
import { useHostServices } from '@seleta/shell'
import { Alert, Box, Button, ItemRow, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { Asked } from './asked'
import { useAvaliacaoLinks, useCreateAvaliacaoLink, useEndAvaliacaoLink } from './queries/use-avaliacao-links'

interface Props {
  readonly campanha: { readonly id: number; readonly nome: string }
  readonly onClose: () => void
}

const EMPTY = { nome: '', email: '' }

/** Links by which somebody without an account judges the people of one campaign (product 72). */
export function AvaliacaoLinksDialog({ campanha, onClose }: Props) {
  const [convidado, setConvidado] = useState(EMPTY)
  const create = useCreateAvaliacaoLink(campanha.id)
  const wrong = create.error instanceof CallError ? create.error.campos : {}
  const isTold = wrong['nome'] !== undefined || wrong['email'] !== undefined
  const submit = () => create.mutate(convidado, { onSuccess: () => setConvidado(EMPTY) })
  return (
    <FormDialog
      title={`Avaliar sem conta em ${campanha.nome}`}
      submitLabel="Criar link"
      savingLabel="Criando…"
      cancelLabel="Fechar"
      error={create.isError && !isTold ? wordsFor(create.error) : null}
      isSaving={create.isPending}
      onSubmit={submit}
      onClose={onClose}
      isHeld
      isWholePhone
    >
      <Typography variant="body2" color="text.secondary">
        Um link por pessoa. Quem abre avalia quem está nas etapas com ficha desta campanha, sem contato,
        documentos e salário, por {LINK_AVALIACAO_DIAS} dias. As avaliações saem com o nome que você der aqui.
      </Typography>
      <TextField
        label="Nome de quem vai avaliar"
        value={convidado.nome}
        onChange={(event) => setConvidado({ ...convidado, nome: event.target.value })}
        error={wrong['nome'] !== undefined}
        helperText={wrong['nome']}
      />
      <TextField
        label="E-mail (opcional)"
        type="email"
        value={convidado.email}
        onChange={(event) => setConvidado({ ...convidado, email: event.target.value })}
        error={wrong['email'] !== undefined}
        helperText={wrong['email']}
      />
      {create.data === undefined ? null : <Made made={create.data} campanha={campanha.nome} />}
      <Links campanhaId={campanha.id} />
    </FormDialog>
  )
}

interface MadeProps {
  readonly made: AvaliacaoLink & { readonly link: string }
  readonly campanha: string
}

/** The address, this once: to be copied, or sent by one's own mail. */
function Made({ made: { nome, email, link }, campanha }: MadeProps) {
  const { notify } = useHostServices()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify({ text: CONVITE_COPIED, tone: 'success' })
    } catch {
      notify({ text: copyRefused('o endereço'), tone: 'error' })
    }
  }
  const texto = `Olá, ${nome}. Avalie as pessoas de ${campanha} por este link, em até ${LINK_AVALIACAO_DIAS} dias: ${link}`
  const mail = `${mailLink(email) ?? ''}?subject=${encodeURIComponent(`Avaliações de ${campanha}`)}&body=${encodeURIComponent(texto)}`
  return (
    <Alert severity="success" role="status">
      O link de {nome} está pronto. Ele aparece só agora: copie ou envie.
      <TextField
        label={`Link de ${nome}`}
        value={link}
        fullWidth
        size="small"
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mt: 3 }}
      />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copiar link
        </Button>
        {email === '' ? null : (
          <Button size="small" variant="outlined" component="a" href={mail}>
            Enviar por e-mail
          </Button>
        )}
      </Box>
    </Alert>
  )
}

/** Those there are, with their last use. */
function Links({ campanhaId }: { readonly campanhaId: number }) {
  const links = useAvaliacaoLinks(campanhaId)
  const end = useEndAvaliacaoLink(campanhaId)
  return (
    <Asked query={links} loading="Carregando os links" rows={2} level={3}>
      {(list) =>
        list.length === 0 ? null : (
          <Box component="ul" aria-label="Links desta campanha" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((link) => (
              <ItemRow key={link.id} title={link.nome} detail={tellLink(link)}>
                {link.situacao === 'ABERTO' ? (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`Encerrar o link de ${link.nome}`}
                    onClick={() => end.mutate({ linkId: link.id, nome: link.nome })}
                  >
                    Encerrar
                  </Button>
                ) : (
                  SITUACAO_WORDS[link.situacao]
                )}
              </ItemRow>
            ))}
          </Box>
        )
      }
    </Asked>
  )
}

const SITUACAO_WORDS = { ENCERRADO: 'Encerrado', EXPIRADO: 'Prazo terminado' } as const

const tellLink = ({ situacao, expiraEm, usadoEm, enviadas, criadoPor, email }: AvaliacaoLink): string =>
  [
    ...(email === '' ? [] : [email]),
    ...(situacao === 'ABERTO' ? [`até ${formatDia(expiraEm)}`] : []),
    usadoEm === null ? 'ainda não aberto' : `usado em ${formatDia(usadoEm)}`,
    countOf(enviadas, 'avaliação', 'avaliações'),
    `por ${criadoPor}`,
  ].join(' · ')
