import { limiteReached } from '@seleta/regras/limite'
import { wordsFor } from '@seleta/api-client'
import type { Teste } from '@seleta/contract/catalogos'
import { PICK_LIMIT } from '@seleta/contract/limits'
import {
  Box,
  Checkbox,
  Chip,
  ErrorState,
  FormControlLabel,
  InputAdornment,
  LoadingRows,
  TextField,
} from '@seleta/ui/core'
import { Accordion, AccordionDetails, AccordionSummary, searchOptions } from '@seleta/ui/form'
import { ChevronDownIcon, SearchIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { useState } from 'react'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { useTestes } from '../../queries/catalogos'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { GROUPS, toggleTeste } from '../../rules/testes-groups'

/** Step 5, part 3: the 29 tests in three groups, 10 at most (spec section 9). */
export function TestesForm() {
  const testes = useTestes()
  if (testes.isPending) return <LoadingRows rows={5} label="Carregando testes" />
  if (testes.isError)
    return (
      <ErrorState
        level={3}
        title={wordsFor(testes.error)}
        kept="Os testes já escolhidos continuam na campanha."
        onRetry={() => void testes.refetch()}
      />
    )
  return <TestesPicker catalogo={testes.data} />
}

function TestesPicker({ catalogo }: { catalogo: readonly Teste[] }) {
  const chosen = useCampanha((c) => c.vaga.campanhaTestes)
  const [isRefused, setRefused] = useState(false)
  const [busca, setBusca] = useState('')
  const found = busca.trim() === '' ? catalogo : searchOptions(catalogo, busca, ({ nome }) => nome)
  const isFull = chosen.length >= PICK_LIMIT.testes
  const toggle = (idTeste: number) => {
    const next = toggleTeste(chosen, idTeste)
    setRefused(next === null)
    if (next !== null) editVaga({ campanhaTestes: next })
  }
  const nameOf = (id: number) => catalogo.find((teste) => teste.id === id)?.nome ?? `Teste ${id}`
  return (
    <FormSection description="O resultado de cada teste entra na ficha da pessoa, na aba Testes.">
      <Box
        role="status"
        // In sight wherever one is among the 29 (audit W10): under the host's bar.
        sx={{
          position: 'sticky',
          top: 64,
          zIndex: 1,
          py: 2,
          bgcolor: paint.surface,
          fontSize: '0.875rem',
          fontWeight: isRefused ? 680 : 400,
          color: isRefused ? paint.error.text : paint.textSecondary,
        }}
      >
        {isRefused
          ? `Limite de ${PICK_LIMIT.testes} testes atingido. Remova um para trocar.`
          : isFull
            ? limiteReached(PICK_LIMIT.testes)
            : `${chosen.length} de ${PICK_LIMIT.testes} testes`}
      </Box>
      {chosen.length === 0 ? null : (
        <Box
          component="ul"
          aria-label="Testes escolhidos"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}
        >
          {chosen.map(({ idTeste }) => (
            <li key={idTeste}>
              <Chip
                label={nameOf(idTeste)}
                aria-label={`Remover ${nameOf(idTeste)}`}
                onClick={() => toggle(idTeste)}
                onDelete={() => toggle(idTeste)}
              />
            </li>
          ))}
        </Box>
      )}
      <TextField
        label="Buscar teste"
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon size={18} />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box component="output" sx={{ fontSize: '0.875rem', '&:empty': { display: 'none' } }}>
        {found.length === 0 ? `Nenhum teste encontrado para “${busca.trim()}”.` : null}
      </Box>
      <Later>
        <div>
          {GROUPS.map(({ id, label }) => (
            <GroupAccordion
              key={id}
              label={label}
              testes={catalogo.filter((teste) => teste.grupo === id)}
              found={busca.trim() === '' ? null : found.filter((teste) => teste.grupo === id)}
              chosen={chosen}
              onToggle={toggle}
            />
          ))}
        </div>
      </Later>
    </FormSection>
  )
}

interface GroupAccordionProps {
  readonly label: string
  readonly testes: readonly Teste[]
  /** What a search hits of it; null without a search. */
  readonly found: readonly Teste[] | null
  readonly chosen: readonly { idTeste: number }[]
  readonly onToggle: (idTeste: number) => void
}

/** Open by hand, and by a search that hits something in it. */
function GroupAccordion({ label, testes, found, chosen, onToggle }: GroupAccordionProps) {
  const [isOpen, setOpen] = useState(false)
  const isChosen = (id: number) => chosen.some(({ idTeste }) => idTeste === id)
  const count = testes.filter(({ id }) => isChosen(id)).length
  return (
    <Accordion expanded={found === null ? isOpen : found.length > 0} onChange={(_, next) => setOpen(next)}>
      <AccordionSummary expandIcon={<ChevronDownIcon />}>
        <Box sx={{ display: 'flex', gap: 2, width: '100%', pr: 2 }}>
          <span>{label}</span>
          <Box component="span" sx={{ ml: 'auto', color: paint.textSecondary, fontSize: '0.8125rem' }}>
            {count === 0 ? `${testes.length} testes` : `${count} de ${testes.length} escolhidos`}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {(found ?? testes).map((teste) => (
            <FormControlLabel
              key={teste.id}
              label={teste.nome}
              control={<Checkbox checked={isChosen(teste.id)} onChange={() => onToggle(teste.id)} />}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}
