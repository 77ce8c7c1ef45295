"""Trains the networks on what dump.ts wrote, and packs their weights into one file. make.ts runs it.

    train.py DATA finder|framer|reader EPOCHS     leaves DATA/NAME.pt
    train.py DATA NAME EPOCHS second              goes on from it, with DATA/second as well; leaves DATA/second/NAME.pt
    train.py DATA pack WEIGHTS VECTORS            with what DATA/second has, if it has

The steps of each network are those of lib/vision/networks/networks.ts. WEIGHTS: for each step, for each output a scale and a
bias (float32, little-endian), then the int8 weights by output, row, column, input. VECTORS: some inputs and what the
packed networks make of them, for the test of the TypeScript side. One thread: the order of sums is then always the
same.
"""

import base64
import glob
import json
import math
import os
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.set_num_threads(1)
torch.use_deterministic_algorithms(True)


class Conv(nn.Module):
    """Three by three, batch normalisation, ReLU; the normalisation is folded into the weights when packed."""

    def __init__(self, ins, outs, stride=1, apart=1):
        super().__init__()
        self.conv = nn.Conv2d(ins, outs, 3, stride, apart, apart, bias=False)
        self.norm = nn.BatchNorm2d(outs)

    def forward(self, x):
        return F.relu(self.norm(self.conv(x)))

    def folded(self):
        by = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        weights = self.conv.weight * by[:, None, None, None]
        return weights.permute(0, 2, 3, 1).flatten(1), self.norm.bias - self.norm.running_mean * by


class Dense(nn.Module):
    """All numbers at once, in the order row, column, channel."""

    def __init__(self, ins, outs, drop):
        super().__init__()
        self.drop = nn.Dropout(drop)
        self.line = nn.Linear(ins, outs)

    def forward(self, x):
        return self.line(self.drop(x.permute(0, 2, 3, 1).flatten(1)))

    def folded(self):
        return self.line.weight, self.line.bias


class Point(nn.Module):
    def __init__(self, ins, outs):
        super().__init__()
        self.conv = nn.Conv2d(ins, outs, 1)

    def forward(self, x):
        return self.conv(x)

    def folded(self):
        return self.conv.weight.flatten(1), self.conv.bias


def networks():
    pool = lambda: nn.MaxPool2d(2)
    return {
        "finder": nn.Sequential(
            Conv(3, 16, 2), Conv(16, 16, 2), Conv(16, 24), Conv(24, 24, 1, 2), Conv(24, 24, 1, 2), Point(24, 6)
        ),
        "framer": nn.Sequential(
            Conv(3, 16), pool(), Conv(16, 24), pool(), Conv(24, 32), pool(), Conv(32, 48), Dense(1152, 9, 0.1)
        ),
        "reader": nn.Sequential(
            Conv(3, 16), pool(), Conv(16, 24), pool(), Conv(24, 40), Conv(40, 48), pool(), Conv(48, 56), Conv(56, 56), pool(),
            Dense(504, 20, 0.2),
        ),
    }


LIGHT = torch.tensor([0.3, 0.59, 0.11]).view(1, 3, 1, 1)


def normalized(rgb):
    """Bytes (batch, row, column, channel) as lib/vision/networks/network.ts makes them."""
    x = rgb.permute(0, 3, 1, 2).float()
    light = (x * LIGHT).sum(1, keepdim=True)
    mean = light.mean((2, 3), keepdim=True)
    square = (light * light).mean((2, 3), keepdim=True)
    return (x - mean) / torch.sqrt((square - mean * mean).clamp(min=144.0))


def varied(x):
    """Other inks, lamps, exposures and cameras: some channels swapped, and for each picture its own tint, fall of the
    light, tone curve, softness or sharpening, and noise."""
    n, rows, columns, _ = x.shape
    order = torch.rand(n, 3).argsort(1)
    swap = torch.where(torch.rand(n, 1) < 0.3, order, torch.arange(3).expand(n, 3))
    x = torch.gather(x, 3, swap.view(n, 1, 1, 3).expand(-1, rows, columns, -1)).float() / 255
    each = lambda: torch.randn(n, 1, 1, 1)
    down, across = torch.linspace(-1, 1, rows).view(1, -1, 1, 1), torch.linspace(-1, 1, columns).view(1, 1, -1, 1)
    light = 1 + 0.08 * torch.randn(n, 1, 1, 3) + 0.1 * each() * down + 0.1 * each() * across
    x = (x * light).clamp(0, 1)
    # With these limits the curve rises everywhere.
    bright, contrast = (0.25 * each()).clamp(-0.5, 0.5), (0.25 * each()).clamp(-0.5, 0.5)
    x = x + x * (1 - x) * (bright + contrast * (2 * x - 1))
    soft = torch.where(torch.rand(n, 1, 1, 1) < 0.5, 1.6 * torch.rand(n, 1, 1, 1) - 0.8, torch.zeros(1))
    blurred = F.avg_pool2d(x.permute(0, 3, 1, 2), 3, 1, 1, count_include_pad=False).permute(0, 2, 3, 1)
    x = x + soft * (blurred - x)
    return (255 * x + 2 * each() * torch.randn(x.shape)).clamp(0, 255)


def samples(folders, name, width, height, targets):
    row = width * height * 3 + 4 * targets
    paths = [path for folder in folders for path in sorted(glob.glob(f"{folder}/{name}.bin-*"))]
    parts = [np.fromfile(path, np.uint8).reshape(-1, row) for path in paths]
    rows = np.concatenate(parts)
    target = torch.from_numpy(rows[:, width * height * 3 :].copy().view("<f4"))
    return torch.from_numpy(rows[:, : width * height * 3].reshape(-1, height, width, 3)), target


def finder_data(folders):
    paths = lambda kind: [path for folder in folders for path in sorted(glob.glob(f"{folder}/finder.{kind}-*"))]
    pictures = np.concatenate([np.fromfile(path, np.uint8).reshape(-1, 120, 160, 3) for path in paths("bin")])
    tiles = [json.loads(line) for path in paths("jsonl") for line in open(path)]
    n = len(pictures)
    # Channels: 1 where a tile's middle is (0 elsewhere, -1 where it does not matter), then what to say there.
    target = np.zeros((n, 6, 30, 40), np.float32)
    ys, xs = np.mgrid[0:30, 0:40]
    for i, all_of_one in enumerate(tiles):
        for clear, x, y, size, angle in all_of_one:
            dx, dy = x / 4 - 0.5 - xs, y / 4 - 0.5 - ys
            away = np.hypot(dx, dy) * 4 / size
            if not clear or size < 5.9 or size > 17.5:
                target[i, 0][away < 0.8] = -1
                continue
            ring = (away < 0.75) & (target[i, 0] == 0)
            target[i, 0][ring] = -1
            on = (away < 0.36) | (np.maximum(abs(dx), abs(dy)) <= 0.5)
            target[i, 0][on] = 1
            for channel, value in enumerate([dx, dy, math.log(size / 10) + 0 * xs, np.cos(2 * angle) + 0 * xs, np.sin(2 * angle) + 0 * xs]):
                target[i, channel + 1][on] = value[on]
    return torch.from_numpy(pictures), torch.from_numpy(target)


def finder_loss(out, target):
    here = target[:, :1]
    matters = (here >= 0).float()
    sure = torch.sigmoid(out[:, :1]).detach()
    focus = torch.where(here > 0.5, 1 - sure, sure) ** 1.5 * torch.where(here > 0.5, 4.0, 1.0) + 0.02
    found = F.binary_cross_entropy_with_logits(out[:, :1], here.clamp(min=0), reduction="none")
    on = (here > 0.5).float()
    said = F.smooth_l1_loss(out[:, 1:], target[:, 1:], reduction="none", beta=0.2).sum(1, keepdim=True)
    count = on.sum() + 1
    return (found * matters * focus).sum() / count + 0.5 * (said * on).sum() / count


def framer_loss(out, target):
    real = target[:, 0]
    place = F.smooth_l1_loss(out[:, 1:], target[:, 1:], reduction="none", beta=0.05).sum(1)
    return F.binary_cross_entropy_with_logits(out[:, 0], real) + 0.8 * (place * real).sum() / (real.sum() + 1)


def reader_loss(out, target):
    return F.cross_entropy(out, target[:, 0].long(), label_smoothing=0.02)


def report(name, out, target):
    if name == "finder":
        here, hit = target[:, 0], out[:, 0] > 0
        return "cells found %.4f, falsely %.5f" % (hit[here > 0.5].float().mean(), hit[here == 0].float().mean())
    if name == "framer":
        real = target[:, 0] > 0.5
        off = (out[real, 1:] - target[real, 1:]).abs()
        return "tile or not %.4f, corners off by %.4f (worst tenth %.4f)" % (
            ((out[:, 0] > 0) == real).float().mean(), off.mean(), off.flatten().kthvalue(int(off.numel() * 0.9)).values)
    right = out.argmax(1) == target[:, 0].long()
    return "right %.4f, halves only %.4f" % (right.float().mean(), right[target[:, 0] < 19].float().mean())


SPEC = {
    "finder": dict(rate=4e-3, batch=16, loss=finder_loss),
    "framer": dict(rate=4e-3, batch=64, loss=framer_loss),
    "reader": dict(rate=3e-3, batch=64, loss=reader_loss),
}


def mirrored(name, x, target):
    """Half of the batch from the other side: layouts have no handedness, corners and directions change theirs."""
    n = x.shape[0] // 2
    x, target = x.clone(), target.clone()
    x[:n] = x[:n].flip(2)
    if name == "finder":
        target[:n] = target[:n].flip(3)
        target[:n, 1] *= -1
        target[:n, 5] *= -1
    if name == "framer":
        c = target[:n, 1:].reshape(n, 4, 2)[:, [1, 0, 3, 2]]
        c[:, :, 0] *= -1
        target[:n, 1:] = c.reshape(n, 8)
    return x, target


def outputs(net, x):
    """Outputs over a whole set."""
    net.eval()
    with torch.no_grad():
        return torch.cat([net(normalized(part)) for part in x.split(64)])


def train(name, net, x, target, epochs, rate):
    spec = SPEC[name]
    n = len(x)
    held = held_of(n)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=2e-3)
    total = epochs * ((n - held) // spec["batch"])
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=total + 1, pct_start=0.15)
    started = time.time()
    for epoch in range(epochs):
        net.train()
        order = held + torch.randperm(n - held)
        sum_of, count = 0.0, 0
        for at in range(0, (n - held) // spec["batch"] * spec["batch"], spec["batch"]):
            pick = order[at : at + spec["batch"]]
            bx, bt = mirrored(name, x[pick], target[pick])
            loss = spec["loss"](net(normalized(varied(bx))), bt)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            sum_of, count = sum_of + loss.item(), count + 1
        print(f"{name} {epoch + 1}/{epochs}: loss {sum_of / count:.4f},",
              report(name, outputs(net, x[:held]), target[:held]),
              f"{time.time() - started:.0f} s", flush=True)


def packed(net):
    """The bytes of a network, and a copy of it that computes with just these."""
    parts = []
    for step in net:
        if not hasattr(step, "folded"):
            continue
        weights, bias = [t.detach().numpy().astype(np.float32) for t in step.folded()]
        scale = np.maximum(np.abs(weights).max(1) / 127, 1e-8).astype(np.float32)
        whole = np.clip(np.round(weights / scale[:, None]), -127, 127).astype(np.int8)
        parts += [scale.astype("<f4").tobytes(), bias.astype("<f4").tobytes(), whole.tobytes()]
        restore(step, torch.from_numpy(whole.astype(np.float32) * scale[:, None]), torch.from_numpy(bias))
    return b"".join(parts)


def restore(step, weights, bias):
    with torch.no_grad():
        if isinstance(step, Conv):
            outs, ins = step.conv.weight.shape[:2]
            step.conv.weight.copy_(weights.view(outs, 3, 3, ins).permute(0, 3, 1, 2))
            step.norm.running_mean.zero_()
            step.norm.running_var.fill_(1 - step.norm.eps)
            step.norm.weight.fill_(1)
            step.norm.bias.copy_(bias)
        else:
            layer = step.line if isinstance(step, Dense) else step.conv
            layer.weight.copy_(weights.view(layer.weight.shape))
            layer.bias.copy_(bias)


SIZES = {"framer": (32, 48, 9), "reader": (48, 48, 1)}


def load(data, name, second=False):
    folders = [f"{data}/large", f"{data}/second", data] if second else [data]
    return finder_data(folders) if name == "finder" else samples(folders, name, *SIZES[name])


def held_of(n):
    """The first samples of all are kept for judging."""
    return max(64, n // 20)


def teach(data, name, epochs, second):
    x, target = load(data, name, second)
    torch.manual_seed(2 if second else 1)
    net = networks()[name]
    if second:
        net.load_state_dict(torch.load(f"{data}/{name}.pt"))
    print(f"{name}: {len(x)} samples, {sum(p.numel() for p in net.parameters())} weights", flush=True)
    train(name, net, x, target, epochs, SPEC[name]["rate"] * (0.5 if second else 1))
    torch.save(net.state_dict(), f"{data}/second/{name}.pt" if second else f"{data}/{name}.pt")


def pack(data, weights, vectors):
    blob, seen = b"", {}
    for name, net in networks().items():
        again = f"{data}/second/{name}.pt"
        net.load_state_dict(torch.load(again if os.path.exists(again) else f"{data}/{name}.pt"))
        net.eval()
        x, target = load(data, name)
        held = held_of(len(x))
        print(name, "as trained:", report(name, outputs(net, x[:held]), target[:held]))
        blob += packed(net)
        print(name, "as packed: ", report(name, outputs(net, x[:held]), target[:held]))
        seen[name] = vector(net, x[0, :32, :48] if name == "finder" else x[0])
    with open(weights, "wb") as file:
        file.write(blob)
    with open(vectors, "w") as file:
        json.dump(seen, file)
    print(len(blob), "bytes")


def vector(net, x):
    with torch.no_grad():
        out = net(normalized(x[None]))
    # By row, column, channel, as the TypeScript side has it.
    out = out.permute(0, 2, 3, 1) if out.dim() == 4 else out
    return {
        "width": x.shape[1],
        "height": x.shape[0],
        "rgb": base64.b64encode(x.contiguous().numpy().tobytes()).decode(),
        "out": [round(v, 4) for v in out.flatten().tolist()],
    }


if __name__ == "__main__":
    data, what, *rest = sys.argv[1:]
    if what == "pack":
        pack(data, *rest)
    else:
        teach(data, what, int(rest[0]), len(rest) > 1)
