import { PALAVRA_CHAVE_BUSCA_MAX } from '@seleta/contract/text-max'
import { useCan } from '@seleta/api-client'
import { Box, Button, TextField, Typography } from '@seleta/ui/core'
import type { Facetas } from '@seleta/contract/facetas'
import { withTotals } from './facetas'
import type { Categoria, CategoriaWithOpcoes, Filtros, Opcao, Tela } from './filtros'
import { FIXED_OPCOES, categoriasOf, origensOf, toggleValor, withBrought } from './filtros'
import type { Origem } from '@seleta/contract/limits'
import { CidadesOptions, FuncoesOptions, ListedOptions } from './catalogo-options'
import { FiltroAccordion } from './filtro-accordion'
import { DesdeOptions } from './desde-options'
import { OptionsHint } from './options-hint'
import { OptionsList } from './options-list'
import { PretensaoField } from './pretensao-field'

interface Props {
  /** Each screen has its own categories. */
  readonly tela: Tela
  /** The origins that the screen shows by itself; none is all. */
  readonly origens: readonly Origem[]
  readonly draft: Filtros
  /** Counts beside the options; undefined while they are not known. */
  readonly facetas: Facetas | undefined
  readonly onDraft: (filtros: Filtros) => void
  readonly onFilter: () => void
  readonly onClear: () => void
}

/** One panel for lists, board and basket (audit B13); nothing is asked for before «Filtrar» (spec section 2, design.md 4.5). */
export function FiltrosPanel({ tela, origens, draft, facetas, onDraft, onFilter, onClear }: Props) {
  // What somebody asks to earn is not for everybody to know (decision 174).
  const hasSalario = useCan()('selectTalentos')
  const categorias = categoriasOf(tela).filter(({ id }) => id !== 'pretensao' || hasSalario)
  return (
    <Box
      component="form"
      aria-label="Filtros"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onFilter()
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Typography component="h3" variant="h3" sx={{ px: 4, pt: 4, pb: 2 }}>
        Filtros
      </Typography>
      {categorias.map(({ id, label }) => (
        <FiltroAccordion key={id} label={label} count={id === 'palavraChave' ? 0 : draft[id].length}>
          <CategoriaFields
            categoria={id}
            label={label}
            tela={tela}
            origens={origens}
            draft={draft}
            facetas={facetas}
            onDraft={onDraft}
          />
        </FiltroAccordion>
      ))}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          p: 4,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <Button variant="outlined" onClick={onClear} sx={{ whiteSpace: 'nowrap' }}>
            Limpar Filtros
          </Button>
          <Button variant="contained" type="submit">
            Filtrar
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

interface FieldsProps extends Pick<Props, 'tela' | 'origens'> {
  readonly categoria: Categoria
  readonly label: string
  readonly draft: Filtros
  readonly facetas: Facetas | undefined
  readonly onDraft: (filtros: Filtros) => void
}

function CategoriaFields({ categoria, label, tela, origens, draft, facetas, onDraft }: FieldsProps) {
  const toggle = (of: CategoriaWithOpcoes) => (opcao: Opcao) => onDraft(toggleValor(draft, of, opcao.valor))
  switch (categoria) {
    case 'palavraChave':
      return (
        <TextField
          fullWidth
          size="small"
          label="Palavra-chave"
          value={draft.palavraChave}
          onChange={(event) => onDraft({ ...draft, palavraChave: event.target.value })}
          helperText="Use “aspas” para uma frase exata e -palavra para excluir."
          slotProps={{ htmlInput: { maxLength: PALAVRA_CHAVE_BUSCA_MAX, autoComplete: 'off' } }}
        />
      )
    case 'funcoes':
      return <FuncoesOptions values={draft.funcoes} facetas={facetas} onToggle={toggle('funcoes')} />
    case 'cidades':
      return <CidadesOptions values={draft.cidades} facetas={facetas} onToggle={toggle('cidades')} />
    case 'etapas':
    case 'motivos':
    case 'fontes':
      return <ListedOptions {...{ categoria, label, draft, facetas }} onToggle={toggle(categoria)} />
    case 'origens': {
      // What the screen shows by itself is ticked, and taking a tick away or adding one begins there.
      const shown = { ...draft, origens: origensOf(draft, origens) }
      return (
        <OptionsList
          label={label}
          options={withTotals(facetas, categoria, FIXED_OPCOES.origens)}
          values={shown.origens}
          onToggle={({ valor }) => onDraft(toggleValor(shown, 'origens', valor))}
        />
      )
    }
    case 'desde':
      return <DesdeOptions label={label} values={draft.desde} onToggle={toggle('desde')} />
    case 'raio':
      return <RaioOptions label={label} draft={draft} onToggle={toggle('raio')} />
    case 'pretensao':
      return <PretensaoField draft={draft} onDraft={onDraft} />
    case 'respostas':
      return (
        <OptionsList
          label={label}
          // Lists have the eliminated under Situação.
          options={FIXED_OPCOES.respostas.filter(({ valor }) => valor === 'ver' || tela === 'selecao')}
          values={draft.respostas}
          onToggle={toggle('respostas')}
        />
      )
    case 'aderencia':
      return (
        <OptionsList
          label={label}
          options={withBrought(FIXED_OPCOES.aderencia, draft.aderencia, (n) => `${n} ou mais`)}
          values={draft.aderencia}
          onToggle={toggle('aderencia')}
        />
      )
    case 'situacaoDesde':
      return null
    case 'situacoes':
    case 'leituras':
    case 'esperas':
    case 'cnh':
    case 'tempoExperiencia':
    case 'habilidades':
    case 'idiomas':
    case 'niveisEducacionais':
      return (
        <OptionsList
          label={label}
          options={withTotals(facetas, categoria, FIXED_OPCOES[categoria])}
          values={draft[categoria]}
          onToggle={toggle(categoria)}
        />
      )
  }
}

interface RaioProps extends Pick<FieldsProps, 'label' | 'draft'> {
  readonly onToggle: (opcao: Opcao) => void
}

/** How far from a picked city people may live (product 66). */
const RaioOptions = ({ label, draft, onToggle }: RaioProps) => (
  <>
    <OptionsList label={label} options={FIXED_OPCOES.raio} values={draft.raio} onToggle={onToggle} />
    {draft.cidades.length === 0 ? <OptionsHint>Escolha a cidade em Localização.</OptionsHint> : null}
  </>
)
