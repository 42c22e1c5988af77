import { wordsFor } from '@seleta/api-client'
import type { VideoDoTalento } from '@seleta/contract/dossie'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Button, Paper, Skeleton, Typography } from '@seleta/ui/core'
import { PlayIcon } from '@seleta/ui/icons'
import { useEffect, useState } from 'react'
import { readVideo, useVideos } from '../../queries/dossie-queries'
import { dataCurta } from '../../rules/tempo'
import { TabState } from './tab-state'

/** Video answers with a player; each is fetched only when it is opened (product 40). */
export function VideoTab({ talento: { identificador } }: { readonly talento: Talento }) {
  const videos = useVideos(identificador)
  return (
    <TabState query={videos} loading="Carregando vídeos" empty="Sem vídeo registrado.">
      {(itens) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {itens.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </Box>
      )}
    </TabState>
  )
}

function VideoCard({ video }: { readonly video: VideoDoTalento }) {
  /** How often the player was opened; a new one asks again. */
  const [opened, setOpened] = useState(0)
  return (
    <Paper component="li" sx={{ p: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 680 }}>
        {video.pergunta}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
        {video.campanha} · {dataCurta(video.criadoEm)}
        {video.duracao === null ? '' : ` · até ${video.duracao} s`}
      </Typography>
      {opened > 0 ? (
        <Player key={opened} video={video} onRetry={() => setOpened(opened + 1)} />
      ) : (
        <Button variant="outlined" startIcon={<PlayIcon />} onClick={() => setOpened(1)}>
          Assistir
        </Button>
      )}
    </Paper>
  )
}

type Estado =
  | { readonly tipo: 'carregando' }
  | { readonly tipo: 'pronto'; readonly address: string }
  | { readonly tipo: 'erro'; readonly error: unknown }

/** The file needs the session, so it comes as a blob and not by an address of its own. */
function Player({ video, onRetry }: { readonly video: VideoDoTalento; readonly onRetry: () => void }) {
  const [estado, setEstado] = useState<Estado>({ tipo: 'carregando' })
  useEffect(() => {
    const giveUp = new AbortController()
    let address = ''
    const load = async () => {
      try {
        address = await readVideo(video.id, giveUp.signal)
        if (giveUp.signal.aborted) URL.revokeObjectURL(address)
        else setEstado({ tipo: 'pronto', address })
      } catch (error) {
        if (!giveUp.signal.aborted) setEstado({ tipo: 'erro', error })
      }
    }
    void load()
    return () => {
      giveUp.abort()
      if (address !== '') URL.revokeObjectURL(address)
    }
  }, [video.id])
  switch (estado.tipo) {
    case 'carregando':
      return <Skeleton variant="rectangular" height={240} />
    case 'erro':
      return (
        <Box role="alert">
          Vídeo indisponível. {wordsFor(estado.error)}{' '}
          <Button size="small" onClick={onRetry}>
            Tentar novamente
          </Button>
        </Box>
      )
    case 'pronto':
      return (
        <Box
          component="video"
          src={estado.address}
          controls
          aria-label={`Resposta em vídeo: ${video.pergunta}`}
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: 420,
            bgcolor: 'common.black',
            borderRadius: '6px',
          }}
        />
      )
  }
}
