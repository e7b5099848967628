"""Links between the processes of a server: heartbeats, owners of tables, connections that are handed over."""

import os
import re
import socket
from collections.abc import Callable, Iterator

import pytest

from goa.server.processes.links import MOST_BYTES, SILENT_SECONDS, LinkFiles, LinkNumbers, Links, received

Process = tuple[Links, socket.socket]
Inherit = Callable[[int], Process]


@pytest.fixture
def files() -> Iterator[LinkFiles]:
    files = LinkFiles(3, "abc")
    yield files
    files.close()


@pytest.fixture
def process(files: LinkFiles) -> Iterator[Inherit]:
    """What the process of an index has, with numbers of its own for the same files."""
    made: list[Process] = []

    def inherit(index: int) -> Process:
        numbers = files.numbers(index)
        own = tuple(os.dup(each) for each in numbers.others)
        mailbox = socket.socket(fileno=os.dup(numbers.own))
        mailbox.setblocking(False)
        made.append((Links.inherited(LinkNumbers(index, numbers.name, numbers.heartbeats, -1, own)), mailbox))
        return made[-1]

    yield inherit
    for links, mailbox in made:
        links.close()
        mailbox.close()


def test_a_process_counts_as_alive_for_some_seconds_after_its_heartbeat(files: LinkFiles, process: Inherit) -> None:
    (one, _), (other, _) = process(0), process(1)
    assert not one.is_alive(1)
    other.beat()
    assert one.is_alive(1)
    assert one.alive() == 1
    other.beat(one.last_beat(1) - SILENT_SECONDS)
    assert not one.is_alive(1)
    other.beat()
    files.forget_beat(1)
    assert not one.is_alive(1)


def test_a_process_says_which_others_are_not_ready(files: LinkFiles, process: Inherit) -> None:
    one, other, third = (process(index)[0] for index in range(3))
    assert one.problems_of_others() == ("process 1: not running", "process 2: not running")
    for each in (other, third):
        each.beat()
    assert one.problems_of_others() == ("process 1: cannot store choices", "process 2: cannot store choices")
    for each in (other, third):
        each.tell_ready(True)
    assert one.problems_of_others() == ()
    other.tell_ready(False)
    assert other.problems_of_others() == ("process 0: not running",)
    assert one.problems_of_others() == ("process 1: cannot store choices",)
    other.tell_ready(True)
    other.beat(one.last_beat(2) - SILENT_SECONDS - 2)
    (silent,) = one.problems_of_others()
    assert re.fullmatch(r"process 1: no sign of life for \d+ seconds", silent)
    files.forget_beat(1)
    assert one.problems_of_others() == ("process 1: not running",)


def test_every_process_agrees_whose_a_table_is(process: Inherit) -> None:
    links = [process(index)[0] for index in range(3)]
    ids = [f"game{number}".encode() for number in range(60)]
    owners = [[each.owner_of(id) for id in ids] for each in links]
    assert owners[0] == owners[1] == owners[2]
    assert set(owners[0]) == {0, 1, 2}
    assert [each.process_name for each in links] == ["abc-0", "abc-1", "abc-2"]


def test_a_connection_arrives_with_what_was_read_of_it(process: Inherit) -> None:
    (one, _), (_, mailbox) = process(0), process(2)
    here, there = socket.socketpair()
    assert one.hand_over(2, here.fileno(), b"GET / HTTP/1.1\r\n")
    here.close()  # the other process has it open
    data, [number] = received(mailbox)
    assert data == b"GET / HTTP/1.1\r\n"
    with socket.socket(fileno=number) as taken_over:
        taken_over.sendall(b"answer")
    assert there.recv(100) == b"answer"
    there.close()


def test_what_waits_for_a_dead_process_goes_to_another(files: LinkFiles, process: Inherit) -> None:
    (one, _), (living, mailbox) = process(0), process(2)
    here, there = socket.socketpair()
    assert one.hand_over(1, here.fileno(), b"for one that is dead")
    files.pass_on(1)  # nobody lives: it stays where it is
    living.beat()
    files.pass_on(1)
    data, [number] = received(mailbox)
    assert data == b"for one that is dead"
    os.close(number)
    here.close()
    there.close()


def test_a_full_mailbox_takes_nothing_more(process: Inherit) -> None:
    (one, _), (_, mailbox) = process(0), process(1)
    here, there = socket.socketpair()
    taken = 0
    while one.hand_over(1, here.fileno(), b"x" * 8192):
        taken += 1
    assert taken > 1
    assert not one.hand_over(2, here.fileno(), b"x" * (MOST_BYTES + 1))
    assert not one.hand_over(2, here.fileno(), b"")
    for _ in range(taken):
        data, [number] = received(mailbox)
        os.close(number)
        assert len(data) == 8192
    assert one.hand_over(1, here.fileno(), b"again")
    here.close()
    there.close()
