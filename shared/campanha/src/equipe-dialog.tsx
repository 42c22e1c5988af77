import { CallError, useCan, wordsFor } from '@seleta/api-client'
import type { Membro, MembroDaEquipe } from '@seleta/contract/equipe'
import {
  FUNCAO_WORDS,
  FUNCOES_NA_EQUIPE,
  type FuncaoNaEquipe,
  funcoesDo,
  hasResponsavel,
  NO_RESPONSAVEL,
} from '@seleta/contract/papeis'
import { CHANGES_LOST } from '@seleta/contract/screen-words'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { formatDia } from '@seleta/regras/dia'
import { shownName } from '@seleta/regras/pessoa'
import { useHostServices } from '@seleta/shell'
import { Box, ItemRow, MenuItem, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { useEquipe, useSaveEquipe } from './queries/use-equipe'
import { useUsuarios } from './queries/use-usuarios'
import { ReadingDialog } from './reading-dialog'
import { ShownDialog } from './shown-dialog'

interface Props {
  readonly campanha: { readonly id: number; readonly nome: string }
  readonly onClose: () => void
}

/** Who is in the team of a campaign: a manager sees only the campaigns of their teams (product 70 and 71). */
export function EquipeDialog({ campanha, onClose }: Props) {
  const canSave = useCan()('saveEquipe')
  const equipe = useEquipe(campanha.id)
  const usuarios = useUsuarios(canSave)
  if (!canSave && equipe.data !== undefined)
    return <ShownTeam campanha={campanha} equipe={equipe.data} onClose={onClose} />
  if (equipe.data !== undefined && usuarios.data !== undefined)
    return (
      <Team
        campanha={campanha}
        equipe={equipe.data}
        usuarios={usuarios.data}
        onRefused={() => void usuarios.refetch()}
        onClose={onClose}
      />
    )
  return (
    <ReadingDialog
      title={`Equipe de ${campanha.nome}`}
      submitLabel="Salvar equipe"
      loading="Carregando a equipe"
      queries={[equipe, usuarios]}
      onClose={onClose}
    />
  )
}

/** Who is in it, for whoever does not choose that. */
function ShownTeam({ campanha, equipe, onClose }: Props & { readonly equipe: readonly MembroDaEquipe[] }) {
  return (
    <ShownDialog title={`Equipe de ${campanha.nome}`} onClose={onClose}>
      <Box component="ul" aria-label="Equipe da campanha" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {equipe.map(({ usuarioId, funcao, desde, ...membro }) => (
          <ItemRow
            key={usuarioId}
            title={shownName(membro)}
            {...(desde !== undefined && { detail: `Na equipe desde ${formatDia(desde)}` })}
          >
            {FUNCAO_WORDS[funcao]}
          </ItemRow>
        ))}
      </Box>
    </ShownDialog>
  )
}

interface TeamProps extends Props {
  readonly equipe: readonly MembroDaEquipe[]
  readonly usuarios: readonly UsuarioItem[]
  /** The team was not written: somebody of it may have left the company. */
  readonly onRefused: () => void
}

/** The team as it stands, with what was chosen over it: what a colleague changes meanwhile is seen, and stays. */
function Team({ campanha, equipe, usuarios, onRefused, onClose }: TeamProps) {
  const [choices, setChoices] = useState<Choices>(new Map())
  const [isTried, setIsTried] = useState(false)
  const save = useSaveEquipe(campanha.id, onClose)
  // Of whoever has left the company meanwhile there is nothing to choose any more.
  const membros = withChoices(equipe, new Map(usuarios.flatMap(({ id }) => choiceOf(choices, id))))
  const isMissing = isTried && !hasResponsavel(membros)
  const { confirm } = useHostServices()
  const submit = () => {
    setIsTried(true)
    if (hasResponsavel(membros)) save.mutate({ membros, antes: equipe }, { onError: onRefused })
  }
  /** What was chosen is not lost by a key. */
  const leave = async () => {
    if (isSame(membros, withChoices(equipe, NO_CHOICES)) || (await confirm(DISCARD))) onClose()
  }
  return (
    <FormDialog
      title={`Equipe de ${campanha.nome}`}
      submitLabel="Salvar equipe"
      error={isMissing ? NO_RESPONSAVEL : save.isError ? wordsOf(save.error) : null}
      isSaving={save.isPending}
      onSubmit={submit}
      onClose={() => void leave()}
      isHeld
    >
      <Typography variant="body2" color="text.secondary">
        Quem tem o papel de Gestor na empresa vê só as campanhas de suas equipes, e entra como gestor ou
        entrevistador.
      </Typography>
      <Box component="ul" aria-label="Pessoas da empresa" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {usuarios.map((usuario) => (
          <Colega
            key={usuario.id}
            usuario={usuario}
            desde={equipe.find(({ usuarioId }) => usuarioId === usuario.id)?.desde}
            funcao={membros.find(({ usuarioId }) => usuarioId === usuario.id)?.funcao ?? ''}
            onChange={(funcao) => setChoices(new Map(choices).set(usuario.id, funcao))}
          />
        ))}
      </Box>
    </FormDialog>
  )
}

const DISCARD = {
  title: 'Descartar as mudanças desta equipe?',
  text: CHANGES_LOST,
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar escolhendo',
  tone: 'danger',
} as const

type Choices = ReadonlyMap<number, FuncaoNaEquipe | ''>
const NO_CHOICES: Choices = new Map()

const isSame = (one: readonly Membro[], other: readonly Membro[]) =>
  one.length === other.length &&
  one.every(({ usuarioId, funcao }) => other.some((m) => m.usuarioId === usuarioId && m.funcao === funcao))

function choiceOf(choices: Choices, id: number): [number, FuncaoNaEquipe | ''][] {
  const funcao = choices.get(id)
  return funcao === undefined ? [] : [[id, funcao]]
}

/** A team with other functions for some: '' is out of it. */
function withChoices(equipe: readonly Membro[], choices: Choices): Membro[] {
  const funcoes = new Map<number, FuncaoNaEquipe | ''>([
    ...equipe.map(({ usuarioId, funcao }) => [usuarioId, funcao] as const),
    ...choices,
  ])
  return [...funcoes].flatMap(([usuarioId, funcao]) => (funcao === '' ? [] : [{ usuarioId, funcao }]))
}

/** What stands in the dialog after a colleague was faster is theirs, with one's own choices. */
const wordsOf = (error: Error): string =>
  error instanceof CallError && error.kind === 'conflict'
    ? `${error.mensagem} Aqui está ela como é agora, com o que você escolheu.`
    : wordsFor(error)

interface ColegaProps {
  readonly usuario: UsuarioItem
  /** Since when they are in the team; absent of who is not. */
  readonly desde: string | undefined
  readonly funcao: FuncaoNaEquipe | ''
  readonly onChange: (funcao: FuncaoNaEquipe | '') => void
}

function Colega({ usuario, desde, funcao, onChange }: ColegaProps) {
  const shown = shownName(usuario)
  const possible = funcoesDo(usuario.papel ?? 'ADMINISTRADOR')
  // What somebody is by now they may stay, whatever their role has become.
  const offered = FUNCOES_NA_EQUIPE.filter((one) => one === funcao || possible.includes(one))
  // Who reads no people is in no team: nothing would be chosen.
  if (offered.length === 0) return null
  return (
    <ItemRow title={shown} {...(desde !== undefined && { detail: `Na equipe desde ${formatDia(desde)}` })}>
      <TextField
        select
        size="small"
        value={funcao}
        onChange={(event) => onChange(FUNCOES_NA_EQUIPE.find((one) => one === event.target.value) ?? '')}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `Função de ${shown}` } },
        }}
        sx={{ width: 176 }}
      >
        <MenuItem value="">Fora da equipe</MenuItem>
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {FUNCAO_WORDS[one]}
          </MenuItem>
        ))}
      </TextField>
    </ItemRow>
  )
}
