import type { Facetas } from '@seleta/contract/facetas'
import type { Origem } from '@seleta/contract/limits'
import { PALAVRA_CHAVE_BUSCA_MAX } from '@seleta/contract/text-max'
import { TextField } from '@seleta/ui/core'
import { CidadesOptions, FuncoesOptions, ListedOptions } from './catalogo-options'
import { DesdeOptions } from './desde-options'
import { withTotals } from './facetas'
import type { Categoria, CategoriaWithOpcoes, Filtros, Opcao, Tela } from './filtros'
import { origensOf, toggleValor } from './filtros'
import { FIXED_OPCOES, withBrought } from './filtros-opcoes'
import { OptionsHint, ToldHint } from './options-hint'
import { OptionsList } from './options-list'
import { PretensaoField } from './pretensao-field'

interface Props {
  readonly categoria: Categoria
  readonly label: string
  readonly tela: Tela
  /** The origins that the screen shows by itself; none is all. */
  readonly origens: readonly Origem[]
  readonly draft: Filtros
  readonly facetas: Facetas | undefined
  readonly onDraft: (filtros: Filtros) => void
}

/** What can be picked in one category. */
export function CategoriaFields({ categoria, label, tela, origens, draft, facetas, onDraft }: Props) {
  const toggle = (of: CategoriaWithOpcoes) => (opcao: Opcao) => onDraft(toggleValor(draft, of, opcao.valor))
  switch (categoria) {
    case 'palavraChave':
      return <PalavraChaveField draft={draft} onDraft={onDraft} />
    case 'funcoes':
      return <FuncoesOptions values={draft.funcoes} facetas={facetas} onToggle={toggle('funcoes')} />
    case 'cidades':
      return <CidadesOptions values={draft.cidades} facetas={facetas} onToggle={toggle('cidades')} />
    case 'etapas':
    case 'motivos':
    case 'donos':
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
    case 'figura':
      return null
    case 'cnh':
      return <CnhOptions label={label} draft={draft} onToggle={toggle('cnh')} />
    case 'aderencia':
    case 'esperas':
    case 'habilidades':
    case 'idiomas':
    case 'leituras':
    case 'niveisEducacionais':
    case 'respostas':
    case 'situacoes':
    case 'tempoExperiencia':
      return (
        <OptionsList
          label={label}
          options={withTotals(facetas, categoria, fixedOf(categoria, tela, draft))}
          values={draft[categoria]}
          onToggle={toggle(categoria)}
        />
      )
  }
}

/** Options of a closed list that a screen offers. */
function fixedOf(categoria: keyof typeof FIXED_OPCOES, tela: Tela, draft: Filtros): readonly Opcao[] {
  if (categoria === 'aderencia')
    return withBrought(FIXED_OPCOES.aderencia, draft.aderencia, (n) => `${n} ou mais`)
  // Lists have the eliminated under Situação.
  if (categoria === 'respostas' && tela !== 'selecao')
    return FIXED_OPCOES.respostas.filter(({ valor }) => valor === 'ver')
  return FIXED_OPCOES[categoria]
}

function PalavraChaveField({ draft, onDraft }: Pick<Props, 'draft' | 'onDraft'>) {
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
}

interface PickedProps extends Pick<Props, 'label' | 'draft'> {
  readonly onToggle: (opcao: Opcao) => void
}

/** How far from a picked city people may live (product 66). */
const RaioOptions = ({ label, draft, onToggle }: PickedProps) => (
  <>
    <OptionsList label={label} options={FIXED_OPCOES.raio} values={draft.raio} onToggle={onToggle} />
    {draft.cidades.length === 0 ? <OptionsHint>Escolha a cidade em Localização.</OptionsHint> : null}
  </>
)

const CnhOptions = ({ label, draft, onToggle }: PickedProps) => (
  <>
    <OptionsList label={label} options={FIXED_OPCOES.cnh} values={draft.cnh} onToggle={onToggle} />
    <ToldHint />
  </>
)
