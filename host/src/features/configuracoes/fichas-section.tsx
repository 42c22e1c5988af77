import type { Ficha, FichaBody } from '@seleta/contract/avaliacoes'
import { countOf } from '@seleta/regras/plural'
import { Box, Button, ItemRow, Typography } from '@seleta/ui/core'
import { lazy, Suspense, useState } from 'react'
import { useFichas, useRemoveFicha } from '../../queries/use-fichas'
import { beginFicha, EXAMPLE_NOMES } from '../../rules/ficha-examples'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesSection } from './configuracoes-section'

const FichaDialog = lazy(() => import('./ficha-dialog').then((m) => ({ default: m.FichaDialog })))

/** What the dialog is opened with; a new one has no id. */
interface Open {
  readonly id: number | null
  readonly first: FichaBody
}

/** Fichas de avaliação: what people are judged by, stage by stage (product 73). */
export function FichasSection() {
  const fichas = useFichas()
  const [open, setOpen] = useState<Open | null>(null)
  const begin = (example?: string) => setOpen({ id: null, first: beginFicha(example) })
  return (
    <ConfiguracoesSection
      id="fichas"
      title="Fichas de avaliação"
      text="Por quais critérios a equipe avalia as pessoas, de 1 a 4. A ficha é escolhida em cada etapa da seleção, em “Editar etapa”. Ninguém lê a avaliação de outro antes de enviar a sua."
    >
      <LoadState query={fichas} rows={2}>
        {(list) =>
          list.length === 0 ? (
            <Typography color="text.secondary">
              Nenhuma ficha ainda. Comece de um exemplo ou do zero.
            </Typography>
          ) : (
            <Box component="ul" aria-label="Fichas de avaliação" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {list.map((ficha) => (
                <FichaRow
                  key={ficha.id}
                  ficha={ficha}
                  onEdit={({ id, ...first }) => setOpen({ id, first })}
                />
              ))}
            </Box>
          )
        }
      </LoadState>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" onClick={() => begin()}>
          Nova ficha
        </Button>
        <Typography variant="body2" color="text.secondary">
          ou comece de um exemplo:
        </Typography>
        {EXAMPLE_NOMES.map((nome) => (
          <Button key={nome} variant="outlined" size="small" onClick={() => begin(nome)}>
            {nome}
          </Button>
        ))}
      </Box>
      {open === null ? null : (
        <Suspense>
          <FichaDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </ConfiguracoesSection>
  )
}

function FichaRow({ ficha, onEdit }: { readonly ficha: Ficha; readonly onEdit: (ficha: Ficha) => void }) {
  const remove = useRemoveFicha()
  const { nome, criterios } = ficha
  return (
    <ItemRow
      title={nome}
      detail={`${countOf(criterios.length, 'critério', 'critérios')}: ${criterios.map((one) => one.nome).join(', ')}`}
    >
      <Button size="small" aria-label={`Editar ${nome}`} onClick={() => onEdit(ficha)}>
        Editar
      </Button>
      <Button size="small" aria-label={`Excluir ${nome}`} onClick={() => remove.mutate(ficha)}>
        Excluir
      </Button>
    </ItemRow>
  )
}
